import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

/** A guest is a shopper without a password: the visitor who has ordered. */
export class IdentityGuests1795737600189 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE identity.users ALTER COLUMN password_hash DROP NOT NULL,
        ADD COLUMN kind text NOT NULL DEFAULT 'account',
        ADD CONSTRAINT users_kind_check CHECK (kind IN ('account', 'guest')) NOT VALID,
        ADD CONSTRAINT users_guests_have_no_password CHECK ((kind = 'guest') = (password_hash IS NULL)) NOT VALID,
        ADD CONSTRAINT users_guests_are_shoppers CHECK (kind = 'account' OR role = 'user') NOT VALID`);
    await markColumns(runner, { 'identity.users': { notPersonal: ['kind'] } });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
