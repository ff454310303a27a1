import sql from 'sql-template-tag';
import { In, MoreThan, Not, type Repository } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { advisoryLocks } from '../../../platform/postgres/locks/advisory-locks';
import { MailRepository } from '../../application/ports';
import { Mail } from '../../domain/mail';
import type { MailKind } from '../../domain/mail-kind';
import type { MailRow } from './mail.table';

const ownColumns = [
  ...['id', 'order_id', 'recipient', 'status', 'attempts', 'reason', 'created_at', 'sent_at'],
  ...['subject', 'letter'],
];

export class TypeOrmMailRepository extends MailRepository {
  constructor(
    private readonly database: Database,
    private readonly mails: Repository<MailRow>,
  ) {
    super();
  }

  async add({ state }: Mail): Promise<boolean> {
    const added = await this.database
      .repository(this.mails)
      .createQueryBuilder('mail')
      .insert()
      .values(state)
      .orUpdate(ownColumns, ['fact_id', 'kind'], {
        overwriteCondition: { where: "mail.status = 'obsolete' AND EXCLUDED.status <> 'obsolete'" },
      })
      .returning('id')
      .execute();
    return (added.raw as unknown[]).length > 0;
  }

  async find(id: string): Promise<Mail | undefined> {
    const row = await this.database.repository(this.mails).findOneBy({ id });
    return row ? Mail.restore(row) : undefined;
  }

  async findForChange(id: string): Promise<Mail | undefined> {
    const row = await this.database
      .repository(this.mails)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return row ? Mail.restore(row) : undefined;
  }

  async save({ state: { id, ...changed } }: Mail): Promise<void> {
    await this.database.repository(this.mails).update({ id }, changed);
  }

  async lockMailbox(recipient: string): Promise<void> {
    await this.database.query(
      sql`SELECT pg_advisory_xact_lock(${advisoryLocks.mailboxes}, hashtext(${recipient}))`,
    );
  }

  countOf(kinds: MailKind[], recipient: string, since: Date): Promise<number> {
    return this.database
      .repository(this.mails)
      .countBy({ kind: In(kinds), recipient, createdAt: MoreThan(since), status: Not('obsolete') });
  }

  async deleteEndedBefore(time: Date, limit: number): Promise<number> {
    const deleted = await this.database.query(sql`
      DELETE FROM mailing.mails WHERE id IN (
        SELECT id FROM mailing.mails WHERE created_at < ${time} AND status IN ('sent', 'failed', 'obsolete', 'unconfirmed')
         ORDER BY created_at, id LIMIT ${limit})
      RETURNING id`);
    return deleted.length;
  }
}
