import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** The places of pieces are told by the movements of those that left for good or came back, which are few among all. */
export class InventoryPiecesThatLeft1795737600086 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'catalogue.pieces_of_orders_that_left',
      `catalogue.stock_movements (order_id, variant_id) WHERE cause IN ('lost', 'restocked')`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
