import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** The staff are few among all users: by the index, their rows alone are locked. The admins of the release before are owners. */
export class IdentityStaffOfRoles1795737600142 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'identity.staff_of_roles',
      `identity.users (staff_role_id) WHERE role = 'admin'`,
    );
    await runner.query(`
      UPDATE identity.users SET staff_role_id = '0199c6a0-0000-7000-8000-0000000000a1'
       WHERE role = 'admin' AND staff_role_id IS NULL`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
