import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

/** A refused part that is the rest when it is asked for again stays a part for its order. */
export class PaymentsBecameRest1795737600130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments.refunds ADD COLUMN became_rest boolean NOT NULL DEFAULT false');
    await markColumns(runner, { 'payments.refunds': { notPersonal: ['became_rest'] } });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
