import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

export class CartCappedVariants1795737600188 implements MigrationInterface {
  /** A shopper is told once of which variants the merged cart has fewer pieces than were wanted. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE cart.carts ADD COLUMN capped_variants uuid[] NOT NULL DEFAULT '{}'`);
    await markColumns(runner, { 'cart.carts': { notPersonal: ['capped_variants'] } });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
