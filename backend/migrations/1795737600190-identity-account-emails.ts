import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** An e-mail address is one account's; guests may have it, too. */
export class IdentityAccountEmails1795737600190 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'identity.users_account_emails',
      `identity.users (email) WHERE kind = 'account'`,
      'UNIQUE',
    );
    await createIndex(runner, 'identity.users_by_email', 'identity.users (email)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
