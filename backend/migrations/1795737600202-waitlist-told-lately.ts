import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** Whoever was told of a variant lately counts against the pieces of it that are free. */
export class WaitlistToldLately1795737600202 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'waitlist.entries_told_lately',
      'waitlist.entries (variant_id, told_at) WHERE told_at IS NOT NULL',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
