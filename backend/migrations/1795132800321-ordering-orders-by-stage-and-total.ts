import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderingOrdersByStageAndTotal1795132800321 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX orders_by_stage_and_total ON ordering.orders (stage, total_cents DESC, id DESC)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
