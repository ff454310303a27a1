import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For whom stock is held: to that shopper's own cart it is not gone. */
export class CatalogueHoldsOfShoppers1795132800017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE catalogue.reservations ADD COLUMN shopper_id uuid`);
    // Once, over the border of the contexts: what is held already was not told.
    await runner.query(`
      UPDATE catalogue.reservations r SET shopper_id = o.shopper_id
        FROM ordering.orders o WHERE o.id = r.order_id AND r.state = 'held'`);
    await runner.query(`
      CREATE INDEX holds_of_shoppers ON catalogue.reservations (shopper_id, variant_id) WHERE state = 'held'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
