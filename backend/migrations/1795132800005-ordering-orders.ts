import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderingOrders1795132800005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA IF NOT EXISTS ordering`);
    await runner.query(`
      CREATE TABLE ordering.orders (
        id uuid PRIMARY KEY,
        shopper_id uuid NOT NULL,
        shopper_name text NOT NULL,
        address jsonb NOT NULL,
        total_cents integer NOT NULL CHECK (total_cents > 0),
        status text NOT NULL,
        payment_status text NOT NULL CHECK (payment_status IN ('pending', 'paid', 'failed', 'refunded')),
        payment_id uuid NOT NULL,
        gateway_order_id text,
        payer_id text,
        reserved_until timestamptz,
        idempotency_key text,
        placed_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      )`);
    await runner.query(
      `CREATE INDEX orders_of_shopper ON ordering.orders (shopper_id, placed_at DESC, id DESC)`,
    );
    await runner.query(`CREATE INDEX orders_newest_first ON ordering.orders (placed_at DESC, id DESC)`);
    await runner.query(
      `CREATE UNIQUE INDEX orders_once_per_key ON ordering.orders (shopper_id, idempotency_key)`,
    );
    await runner.query(`
      CREATE INDEX orders_awaiting_payment ON ordering.orders (shopper_id) WHERE reserved_until IS NOT NULL`);
    await runner.query(`
      CREATE TABLE ordering.order_lines (
        order_id uuid NOT NULL REFERENCES ordering.orders (id) ON DELETE CASCADE,
        variant_id uuid NOT NULL,
        product_id uuid NOT NULL,
        title text NOT NULL,
        image text NOT NULL,
        unit_price_cents integer NOT NULL CHECK (unit_price_cents > 0),
        quantity integer NOT NULL CHECK (quantity > 0),
        position integer NOT NULL,
        PRIMARY KEY (order_id, variant_id)
      )`);
    await runner.query(`
      CREATE TABLE ordering.order_history (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES ordering.orders (id) ON DELETE CASCADE,
        status text NOT NULL,
        changed_by text NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX order_history_of_order ON ordering.order_history (order_id, id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
