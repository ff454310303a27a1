import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** The parcels that left without a number are few among all that are on their way. */
export class OrderingUntrackedParcels1795737600160 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'ordering.parcels_untracked',
      `ordering.parcels (order_id) WHERE status = 'sent' AND tracking_number IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
