import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a device of a user is known by its cookie: before, no sign-in is told as one from a new device. */
export class IdentityKnownDevices1795132800816 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE identity.users ADD COLUMN device_known_at timestamptz`);
    await runner.query(
      `COMMENT ON COLUMN identity.users.device_known_at IS 'personal: when a device was first known by its cookie'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
