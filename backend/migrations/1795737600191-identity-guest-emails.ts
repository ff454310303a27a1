import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Servers of the last release find out by any unique index that an e-mail address is taken. */
export class IdentityGuestEmails1795737600191 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Others read and write while all rows are read; only dropping the constraint keeps them waiting, and takes no time.
    await runner.query(`
      ALTER TABLE identity.users VALIDATE CONSTRAINT users_kind_check, VALIDATE CONSTRAINT users_guests_have_no_password,
        VALIDATE CONSTRAINT users_guests_are_shoppers`);
    await runner.query('ALTER TABLE identity.users DROP CONSTRAINT users_email_is_taken');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
