import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last dispute or reversal of a payment that the provider has told of. */
export class PaymentsContests1795132800772 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payments.payments ADD COLUMN contest_id text`);
    await runner.query(`COMMENT ON COLUMN payments.payments.contest_id IS 'not personal'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
