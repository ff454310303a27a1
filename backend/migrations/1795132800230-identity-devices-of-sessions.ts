import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What users are shown of their sessions. The defaults are for servers of the version before. */
export class IdentityDevicesOfSessions1795132800230 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE identity.sessions
        ADD COLUMN device text NOT NULL DEFAULT 'Unknown device',
        ADD COLUMN opened_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
