import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The e-mails to a mailbox within the last hour are counted before each unasked one. */
export class MailingMailsOfAMailbox1795132800854 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX mails_of_a_mailbox ON mailing.mails (recipient, created_at)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
