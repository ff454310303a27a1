import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders of before are read once, while servers write others. */
export class OrderingValidated1795737600088 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ordering.orders
        VALIDATE CONSTRAINT only_a_paid_order_costs_nothing`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
