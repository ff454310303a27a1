import sql, { type Sql } from 'sql-template-tag';
import { IsNull, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { deleteLimited } from '../../../../platform/postgres/delete-limited';
import { EmailChangeRepository } from '../../application/ports';
import { EmailChange, type EmailChangePurpose } from '../../domain/email-change';
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

  async findForChange(id: string): Promise<EmailChange | undefined> {
    const row = await this.changes.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return row ? EmailChange.restore(row) : undefined;
  }

  async findOpenForChange(userId: string, purpose: EmailChangePurpose): Promise<EmailChange | undefined> {
    const [open] = await this.database.query<{ id: string }>(sql`
      SELECT id FROM identity.email_changes WHERE ${openFor(userId, purpose)} ORDER BY requested_at DESC LIMIT 1 FOR UPDATE`);
    return open && this.find(open.id);
  }

  async save({ state: { id, ...changed } }: EmailChange): Promise<void> {
    await this.changes.update({ id }, changed);
  }

  async end(userId: string, purpose: EmailChangePurpose, now: Date): Promise<void> {
    await this.database.query(
      sql`UPDATE identity.email_changes SET ended_at = ${now} WHERE ${openFor(userId, purpose)}`,
    );
  }

  async endAll(userId: string, now: Date): Promise<void> {
    await this.changes.update({ userId, endedAt: IsNull() }, { endedAt: now });
  }

  deleteRequestedBefore(time: Date, limit: number): Promise<number> {
    return deleteLimited(this.database, sql`identity.email_changes`, sql`requested_at < ${time}`, limit);
  }

  private get changes(): Repository<EmailChangeRow> {
    return this.database.repository(this.rows);
  }
}

const openFor = (userId: string, purpose: EmailChangePurpose): Sql =>
  sql`user_id = ${userId} AND ended_at IS NULL AND (old_email = new_email) = ${purpose === 'proof'}`;
