import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** The reports find the last refund of a payment by the time at which it was given, which may be days before all of the money is back. */
export class OrderingGivenRests1795737600080 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'ordering.refunds_given_as_rest',
      `ordering.refunds (state_at) WHERE is_rest AND state = 'given'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
