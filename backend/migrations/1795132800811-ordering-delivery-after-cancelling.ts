import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a shopper's cancellation keeps back for the delivery of the rest, because it no longer costs what was paid for it. */
export class OrderingDeliveryAfterCancelling1795132800811 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ordering.cancellations
        ADD COLUMN delivery_cents integer NOT NULL DEFAULT 0 CHECK (delivery_cents >= 0)`);
    await runner.query(`COMMENT ON COLUMN ordering.cancellations.delivery_cents IS 'not personal'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
