import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On the user's row: every signed-in call reads it, and its changes wait for the user's lock. */
export class IdentitySecondFactors1795132800231 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE identity.users
        ADD COLUMN second_factor jsonb,
        ADD CONSTRAINT users_second_factors_are_admins CHECK (second_factor IS NULL OR role = 'admin')`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
