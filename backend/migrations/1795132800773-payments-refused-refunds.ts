import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds that the provider refused: somebody is to look at them. */
export class PaymentsRefusedRefunds1795132800773 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payments.partial_refunds ADD COLUMN refused_at timestamptz`);
    await runner.query(`COMMENT ON COLUMN payments.partial_refunds.refused_at IS 'not personal'`);
    // Not valid: it allows more than the one before, so no row has to be read while the table is locked.
    await runner.query(`
      ALTER TABLE ordering.orders DROP CONSTRAINT orders_held_for_check,
        ADD CONSTRAINT orders_held_for_check
          CHECK (held_for IN ('refunded-elsewhere', 'disputed', 'reversed', 'customer-blocked', 'refund-refused')) NOT VALID`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
