import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mails that had nothing to tell any more are no failures. */
export class MailingObsoleteMails1795132800800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mailing.mails DROP CONSTRAINT mails_status_check, ADD CONSTRAINT mails_status_check
        CHECK (status IN ('waiting', 'sending', 'sent', 'failed', 'obsolete', 'unconfirmed'))`);
    await runner.query(`
      UPDATE mailing.mails SET status = 'obsolete'
       WHERE status = 'failed' AND reason = 'There is nothing to tell any more'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
