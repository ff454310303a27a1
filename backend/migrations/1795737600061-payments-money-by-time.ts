import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** Captures and refunds are summed up by day along these indexes, which hold only the steps that move money. */
export class PaymentsMoneyByTime1795737600061 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'payments.payment_history_of_captures',
      `payments.payment_history (changed_at) WHERE step IN ('paid', 'mispaid')`,
    );
    await createIndex(
      runner,
      'payments.refunds_by_time',
      `payments.refunds (refunded_at) WHERE refunded_at IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
