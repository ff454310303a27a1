import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** An order of a user finds the unpaid orders of the visitor that the user was. */
export class IdentityMergedVisitors1795737600203 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'identity.visitors_merged',
      'identity.visitors (merged_into) WHERE merged_into IS NOT NULL',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
