import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** Few pieces of returns came with an exchange before. */
export class OrderingPiecesThatReplace1795737600121 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'ordering.pieces_that_replace',
      'ordering.return_pieces (replaces) WHERE replaces IS NOT NULL',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
