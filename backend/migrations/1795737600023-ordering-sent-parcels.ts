import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/**
 * The parcels on their way, packed or lost and the pieces in no parcel are few among all, and are found without reading the others. The parcels of a variant
 * are listed in the order of their ids.
 */
export class OrderingSentParcels1795737600023 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'ordering.parcels_on_their_way',
      `ordering.parcels (sent_at, id) WHERE status = 'sent'`,
    );
    await createIndex(
      runner,
      'ordering.parcels_packed_or_lost',
      `ordering.parcels (status, id) WHERE status IN ('packed', 'lost')`,
    );
    await createIndex(
      runner,
      'ordering.lines_to_send',
      'ordering.order_lines (variant_id) WHERE quantity > in_parcels + cancelled',
    );
    await createIndex(
      runner,
      'ordering.parcels_of_variant',
      'ordering.parcel_pieces (variant_id, parcel_id) INCLUDE (quantity)',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
