import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which e-mail was sent to whom; their texts are written when they are sent. */
export class MailingMails1795132800550 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA mailing`);
    await runner.query(`
      CREATE TABLE mailing.mails (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        fact_id uuid NOT NULL,
        recipient text NOT NULL,
        status text NOT NULL CHECK (status IN ('waiting', 'sending', 'sent', 'failed', 'unconfirmed')),
        attempts integer NOT NULL CHECK (attempts >= 0),
        reason text,
        created_at timestamptz NOT NULL,
        sent_at timestamptz,
        CHECK ((status = 'sent') = (sent_at IS NOT NULL)),
        UNIQUE (fact_id, kind)
      )`);
    await runner.query(`CREATE INDEX mails_by_time ON mailing.mails (created_at, id)`);
    await runner.query(`CREATE INDEX mails_by_status_and_time ON mailing.mails (status, created_at, id)`);
    await runner.query(
      `CREATE INDEX mails_by_words ON mailing.mails USING gin (lower(recipient) gin_trgm_ops)`,
    );
    for (const column of ['id', 'kind', 'status', 'attempts', 'created_at', 'sent_at'])
      await runner.query(`COMMENT ON COLUMN mailing.mails.${column} IS 'not personal'`);
    await runner.query(
      `COMMENT ON COLUMN mailing.mails.fact_id IS 'personal: reference to an order or a password reset'`,
    );
    await runner.query(`COMMENT ON COLUMN mailing.mails.recipient IS 'personal: e-mail address'`);
    await runner.query(
      `COMMENT ON COLUMN mailing.mails.reason IS 'personal: answer of a mail server, which may name the address'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
