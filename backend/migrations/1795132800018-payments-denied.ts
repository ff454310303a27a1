import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payment that the provider refuses for good. */
export class PaymentsDenied1795132800018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments.payments DROP CONSTRAINT payments_status_check, ADD CONSTRAINT payments_status_check
        CHECK (status IN ('created', 'awaiting-approval', 'capturing', 'in-review', 'denied', 'paid', 'refunding',
                          'refunded', 'abandoned'))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
