import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

/** An admin sees what an e-mail said, unless it holds a secret. */
export class MailingLetters1795737600172 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mailing.mails ADD COLUMN subject text, ADD COLUMN letter text');
    await markColumns(runner, {
      'mailing.mails': {
        personal: { subject: 'what the shop wrote to the user', letter: 'what the shop wrote to the user' },
      },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
