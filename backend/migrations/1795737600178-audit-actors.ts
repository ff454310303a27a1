import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

/** Shoppers, too, leave entries: about their own name and e-mail address. */
export class AuditActors1795737600178 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await markColumns(runner, {
      'audit.entries': {
        personal: { actor: 'reference to the user who made the change', actor_name: 'name of that user' },
      },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
