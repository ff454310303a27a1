import sql from 'sql-template-tag';
import { type FindOptionsWhere, IsNull, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { deleteLimited } from '../../../../platform/postgres/delete-limited';
import { PasswordResetRepository } from '../../application/ports';
import { PasswordReset } from '../../domain/password-reset';
import type { PasswordResetRow } from './password-reset.table';

export class TypeOrmPasswordResetRepository extends PasswordResetRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<PasswordResetRow>,
  ) {
    super();
  }

  async add({ state }: PasswordReset): Promise<boolean> {
    const added = await this.database
      .repository(this.rows)
      .createQueryBuilder()
      .insert()
      .values(state)
      .orIgnore()
      .returning('id')
      .execute();
    return (added.raw as unknown[]).length > 0;
  }

  async find(id: string): Promise<PasswordReset | undefined> {
    const row = await this.database.repository(this.rows).findOneBy({ id });
    return row ? PasswordReset.restore(row) : undefined;
  }

  findForChange(id: string): Promise<PasswordReset | undefined> {
    return this.lock({ id });
  }

  findByTokenForChange(tokenHash: string): Promise<PasswordReset | undefined> {
    return this.lock({ tokenHash });
  }

  async save({ state: { id, ...changed } }: PasswordReset): Promise<void> {
    await this.database.repository(this.rows).update({ id }, changed);
  }

  async lockOpen(userId: string): Promise<void> {
    await this.database.query(sql`
      SELECT FROM identity.password_resets WHERE user_id = ${userId} AND used_at IS NULL ORDER BY id FOR UPDATE`);
  }

  async endAll(userId: string, now: Date): Promise<void> {
    await this.database.repository(this.rows).update({ userId, usedAt: IsNull() }, { usedAt: now });
  }

  deleteRequestedBefore(time: Date, limit: number): Promise<number> {
    return deleteLimited(this.database, sql`identity.password_resets`, sql`requested_at < ${time}`, limit);
  }

  private async lock(where: FindOptionsWhere<PasswordResetRow>): Promise<PasswordReset | undefined> {
    const row = await this.database
      .repository(this.rows)
      .findOne({ where, lock: { mode: 'pessimistic_write' } });
    return row ? PasswordReset.restore(row) : undefined;
  }
}
