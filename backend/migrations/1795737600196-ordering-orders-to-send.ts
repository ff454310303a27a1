import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

export class OrderingOrdersToSend1795737600196 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // With the whole condition of the orders to send, they are counted without their rows. The planner took their number for that of all
    // paid orders with one of these statuses, and preferred the index of the statuses, which has each unpaid order that ever expired.
    await createIndex(
      runner,
      'ordering.orders_to_send',
      `ordering.orders (placed_at, id)
        WHERE stage = 'paid' AND status IN ('pending', 'confirmed', 'inProcess') AND held_for IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
