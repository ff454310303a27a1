import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** The money of a withdrawal is due before its pieces are here: the queue of what is late looks for these among all that wait. */
export class OrderingWithdrawnReturns1795737600113 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'ordering.withdrawn_returns_by_state',
      `ordering.returns (state, declared_at, id) WHERE kind = 'withdrawal'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
