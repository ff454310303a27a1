import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

/** Servers of the last release show a forgotten guest by the name that the row has then, and never change it: its visit is over. */
export class IdentityForgottenGuests1795737600194 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE identity.users ADD COLUMN forgotten_at timestamptz,
        ADD CONSTRAINT users_forgotten_are_guests CHECK (forgotten_at IS NULL OR (kind = 'guest' AND email = '')) NOT VALID`);
    await markColumns(runner, { 'identity.users': { notPersonal: ['forgotten_at'] } });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
