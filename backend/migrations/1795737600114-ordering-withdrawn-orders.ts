import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const columns = `
  ALTER TABLE ordering.withdrawal_cases
    ADD COLUMN carried_out_at timestamptz,
    ADD COLUMN return_id uuid,
    ADD COLUMN cancellation_id uuid;`;

const marks: Marks = {
  'ordering.withdrawal_cases': { notPersonal: ['carried_out_at', 'return_id', 'cancellation_id'] },
};

/** The pieces of a withdrawn order are cancelled or come back, once. */
export class OrderingWithdrawnOrders1795737600114 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(columns);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
