import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** The report of returns begins with the parcels that were sent in some days. */
export class OrderingParcelsByTime1795737600116 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'ordering.parcels_by_sending',
      `ordering.parcels (sent_at) INCLUDE (order_id) WHERE status IN ('sent', 'delivered')`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
