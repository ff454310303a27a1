import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Constraints are validated without blocking writes. */
export class IdentityStaffValidated1795737600141 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE identity.users
        VALIDATE CONSTRAINT users_staff_role_id_fkey,
        VALIDATE CONSTRAINT users_with_a_staff_role_are_admins`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
