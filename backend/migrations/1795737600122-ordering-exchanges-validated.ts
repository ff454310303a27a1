import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rows of before are read once, while servers write others. */
export class OrderingExchangesValidated1795737600122 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ordering.return_pieces
        VALIDATE CONSTRAINT return_pieces_difference_check,
        VALIDATE CONSTRAINT return_pieces_replaces_fkey`);
    await runner.query('ALTER TABLE ordering.return_rules VALIDATE CONSTRAINT return_rules_hold_days_check');
    await runner.query(
      'ALTER TABLE ordering.order_lines VALIDATE CONSTRAINT order_lines_unit_price_cents_check',
    );
    await runner.query(`
      ALTER TABLE ordering.orders
        VALIDATE CONSTRAINT orders_stage_is_known,
        VALIDATE CONSTRAINT only_a_paid_order_costs_nothing`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
