import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** The refunds whose money is late are few among all. */
export class OrderingRefundsToCome1795737600097 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'ordering.refunds_to_come', `ordering.refunds (id) WHERE state <> 'given'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
