import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The payments and refunds of before are read once, while servers write others. */
export class PaymentsValidated1795737600089 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments.payments
        VALIDATE CONSTRAINT payments_captured_cents_check,
        VALIDATE CONSTRAINT payments_kind_check,
        VALIDATE CONSTRAINT only_nothing_owed_is_nothing,
        VALIDATE CONSTRAINT nothing_owed_knows_no_provider,
        VALIDATE CONSTRAINT paid_means_captured,
        VALIDATE CONSTRAINT a_part_is_not_all`);
    await runner.query(`
      ALTER TABLE payments.refunds
        VALIDATE CONSTRAINT refunds_attempt_check,
        VALIDATE CONSTRAINT refunds_state_check,
        VALIDATE CONSTRAINT refunds_refund_id_check,
        VALIDATE CONSTRAINT refunds_refunded_at_check,
        VALIDATE CONSTRAINT refunds_refused_at_check`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
