import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentsOpeningAttempts1795132800006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE payments.payments ADD COLUMN opening_attempts integer NOT NULL DEFAULT 0`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
