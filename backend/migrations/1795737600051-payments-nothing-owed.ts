import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A payment of nothing is paid without the provider. Servers of 1.0.0 make none: the default is theirs. The new constraints permit what the
 * old ones did, and need not read the payments that there are: they are validated afterwards.
 */
export class PaymentsNothingOwed1795737600051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments.payments
        ADD COLUMN kind text NOT NULL DEFAULT 'provider',
        ADD CONSTRAINT payments_kind_check CHECK (kind IN ('provider', 'nothing-owed')) NOT VALID,
        DROP CONSTRAINT payments_amount_cents_check,
        ADD CONSTRAINT only_nothing_owed_is_nothing
          CHECK (amount_cents >= 0 AND (amount_cents = 0) = (kind = 'nothing-owed')) NOT VALID,
        ADD CONSTRAINT nothing_owed_knows_no_provider
          CHECK (kind <> 'nothing-owed' OR status IN ('paid', 'refunded')
            AND gateway_order_id IS NULL AND approval_url IS NULL AND capture_id IS NULL AND refund_id IS NULL) NOT VALID,
        DROP CONSTRAINT paid_means_captured,
        ADD CONSTRAINT paid_means_captured
          CHECK (status NOT IN ('paid', 'refunding', 'refunded') OR capture_id IS NOT NULL OR kind = 'nothing-owed') NOT VALID,
        DROP CONSTRAINT a_part_is_not_all,
        ADD CONSTRAINT a_part_is_not_all
          CHECK (partly_refunded_cents = 0 OR partly_refunded_cents > 0 AND partly_refunded_cents < amount_cents) NOT VALID`);
    await runner.query(`COMMENT ON COLUMN payments.payments.kind IS 'not personal'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
