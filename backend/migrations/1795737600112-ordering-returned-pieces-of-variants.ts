import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** Few of the pieces that ever came back are not judged yet or damaged. */
export class OrderingReturnedPiecesOfVariants1795737600112 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'ordering.returned_pieces_of_variant',
      `ordering.return_pieces (variant_id, return_id) WHERE judged IS NULL OR judged = 'damaged'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
