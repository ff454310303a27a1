import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

/** Parcels that are sent together wait here until their customers are told. Servers of the release before tell them at once. */
export class OrderingDispatches1795737600161 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ordering.dispatches (
        id uuid PRIMARY KEY,
        phase text NOT NULL CHECK (phase IN ('open', 'told', 'undone')),
        parcels jsonb NOT NULL,
        opened_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX dispatches_by_time ON ordering.dispatches (opened_at)`);
    await markColumns(runner, {
      'ordering.dispatches': { notPersonal: ['id', 'phase', 'parcels: ids of orders', 'opened_at'] },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
