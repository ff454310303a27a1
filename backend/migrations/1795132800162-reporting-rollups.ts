import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReportingRollups1795132800162 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX orders_to_send ON ordering.orders (placed_at)
        WHERE stage = 'paid' AND status IN ('pending', 'confirmed', 'inProcess')`);
    await runner.query(
      `CREATE INDEX orders_in_review ON ordering.orders (placed_at) WHERE stage = 'in-review'`,
    );
    await runner.query(`CREATE SCHEMA reporting`);
    await runner.query(`
      CREATE TABLE reporting.daily_figures (
        day date PRIMARY KEY,
        orders integer NOT NULL DEFAULT 0,
        revenue_cents bigint NOT NULL DEFAULT 0,
        units integer NOT NULL DEFAULT 0,
        refunds integer NOT NULL DEFAULT 0,
        refunded_cents bigint NOT NULL DEFAULT 0,
        shoppers integer NOT NULL DEFAULT 0,
        buyers integer NOT NULL DEFAULT 0,
        computed_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE reporting.daily_sales (
        day date NOT NULL REFERENCES reporting.daily_figures (day) ON DELETE CASCADE,
        variant_id uuid NOT NULL,
        product_id uuid NOT NULL,
        title text NOT NULL,
        size text,
        colour text,
        units integer NOT NULL,
        cents bigint NOT NULL,
        PRIMARY KEY (day, variant_id)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
