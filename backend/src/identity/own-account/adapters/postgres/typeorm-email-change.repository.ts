import sql from 'sql-template-tag';
import { type FindOptionsWhere, IsNull, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { deleteLimited } from '../../../../platform/postgres/delete-limited';
import { EmailChangeRepository } from '../../application/ports';
import { EmailChange } from '../../domain/email-change';
import type { EmailChangeRow } from './email-change.table';

export class TypeOrmEmailChangeRepository extends EmailChangeRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<EmailChangeRow>,
  ) {
    super();
  }

  async add({ state }: EmailChange): Promise<void> {
    await this.changes.insert(state);
  }

  async find(id: string): Promise<EmailChange | undefined> {
    const row = await this.changes.findOneBy({ id });
    return row ? EmailChange.restore(row) : undefined;
  }

  findForChange(id: string): Promise<EmailChange | undefined> {
    return this.lock({ id });
  }

  findOpenForChange(userId: string): Promise<EmailChange | undefined> {
    return this.lock({ userId, endedAt: IsNull() });
  }

  async save({ state: { id, ...changed } }: EmailChange): Promise<void> {
    await this.changes.update({ id }, changed);
  }

  async endAll(userId: string, now: Date): Promise<void> {
    await this.changes.update({ userId, endedAt: IsNull() }, { endedAt: now });
  }

  deleteRequestedBefore(time: Date, limit: number): Promise<number> {
    return deleteLimited(this.database, sql`identity.email_changes`, sql`requested_at < ${time}`, limit);
  }

  private async lock(where: FindOptionsWhere<EmailChangeRow>): Promise<EmailChange | undefined> {
    const row = await this.changes.findOne({
      where,
      order: { requestedAt: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
    return row ? EmailChange.restore(row) : undefined;
  }

  private get changes(): Repository<EmailChangeRow> {
    return this.database.repository(this.rows);
  }
}
