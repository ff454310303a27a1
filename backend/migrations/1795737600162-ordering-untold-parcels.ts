import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

/** A number that comes before the e-mail of a dispatch is in that e-mail, and has none of its own. Servers of the release before tell at once. */
export class OrderingUntoldParcels1795737600162 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ordering.parcels ADD COLUMN is_untold boolean NOT NULL DEFAULT false');
    await markColumns(runner, { 'ordering.parcels': { notPersonal: ['is_untold'] } });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
