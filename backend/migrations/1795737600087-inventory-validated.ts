import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The movements of before are read once, while servers write others. */
export class InventoryValidated1795737600087 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE catalogue.stock_movements
        VALIDATE CONSTRAINT changes_fit_their_cause,
        VALIDATE CONSTRAINT orders_reserve_buy_and_return`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
