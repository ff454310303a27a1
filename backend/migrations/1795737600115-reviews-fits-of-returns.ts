import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A review and a return may both tell how a variant fits, and the older word is kept: it counts again when the newer one is taken back. The
 * release before has no fits, so no server writes them in between.
 */
export class ReviewsFitsOfReturns1795737600115 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE catalogue.fits DROP CONSTRAINT fits_pkey, ADD PRIMARY KEY (shopper_id, variant_id, told_by)',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
