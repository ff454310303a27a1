import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

export class OrderingOrdersOfGuests1795737600193 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'ordering.orders_of_guests',
      'ordering.orders (shopper_email, placed_at DESC) WHERE is_guest',
    );
    await createIndex(
      runner,
      'ordering.orders_claimed',
      'ordering.orders (claimed_by, placed_at DESC, id DESC) WHERE claimed_by IS NOT NULL',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
