import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** The staff are few among all users. */
export class IdentityStaffOfRoles1795737600142 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'identity.staff_of_roles',
      `identity.users (staff_role_id) WHERE role = 'admin'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
