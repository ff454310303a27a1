import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which versions of the legal pages an order was placed under. The default is for servers of the version before, and for their orders. */
export class OrderingPageVersions1795132800321 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ordering.orders ADD COLUMN page_versions jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`COMMENT ON COLUMN ordering.orders.page_versions IS 'not personal'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
