import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  -- The text of an e-mail is written when it is sent.
  CREATE TABLE mailing.mails (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    fact_id uuid NOT NULL,
    recipient text NOT NULL,
    status text NOT NULL CHECK (status IN ('waiting', 'sending', 'sent', 'failed', 'obsolete', 'unconfirmed')),
    attempts integer NOT NULL CHECK (attempts >= 0),
    reason text,
    created_at timestamptz NOT NULL,
    sent_at timestamptz,
    order_id uuid,
    UNIQUE (fact_id, kind),
    CHECK ((status = 'sent') = (sent_at IS NOT NULL))
  );
  CREATE INDEX mails_by_order ON mailing.mails (order_id) WHERE order_id IS NOT NULL;
  CREATE INDEX mails_by_status_and_time ON mailing.mails (status, created_at, id);
  CREATE INDEX mails_by_time ON mailing.mails (created_at, id);
  CREATE INDEX mails_by_words ON mailing.mails USING gin (lower(recipient) public.gin_trgm_ops);
  CREATE INDEX mails_of_a_mailbox ON mailing.mails (recipient, created_at);`;

const marks: Marks = {
  'mailing.mails': {
    personal: {
      fact_id: 'reference to what it tells, such as an order or an account',
      recipient: 'e-mail address',
      reason: 'answer of a mail server, which may name the address',
      order_id: 'reference to the order of a parcel or a refund',
    },
    notPersonal: ['id', 'kind', 'status', 'attempts', 'created_at', 'sent_at'],
  },
};

/** E-mails that were written, as of 1.0.0. `backend/schema/mailing.sql` shows them with all later changes. */
export class MailingBaseline1795651200015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA mailing`);
    await runner.query(tables);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
