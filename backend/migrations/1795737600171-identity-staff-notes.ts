import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

export class IdentityStaffNotes1795737600171 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE identity.users ADD COLUMN staff_note text NOT NULL DEFAULT ''`);
    await markColumns(runner, {
      'identity.users': { personal: { staff_note: 'what the staff wrote about the user' } },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
