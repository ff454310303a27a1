import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderingVersions1795132800033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ordering.orders ADD COLUMN version integer NOT NULL DEFAULT 0`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
