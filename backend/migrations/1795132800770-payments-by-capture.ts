import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the provider says of a refund names the capture, not the provider's order. */
export class PaymentsByCapture1795132800770 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX payments_by_capture ON payments.payments (capture_id) WHERE capture_id IS NOT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
