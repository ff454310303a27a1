import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the list of customers shows, searches and sorts by; `customer_orders` is what it was told of their orders. */
export class IdentityCustomers1795132800173 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE identity.users
        ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN orders integer NOT NULL DEFAULT 0,
        ADD COLUMN spent_cents bigint NOT NULL DEFAULT 0,
        ADD COLUMN blocked_at timestamptz,
        ADD COLUMN blocked_reason text,
        ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (lower(user_name || ' ' || email)) STORED,
        ADD CONSTRAINT users_are_blocked_for_a_reason CHECK ((blocked_at IS NULL) = (blocked_reason IS NULL)),
        ADD CONSTRAINT users_blocked_are_no_admins CHECK (blocked_at IS NULL OR role = 'user')`);
    await runner.query(`
      CREATE TABLE identity.customer_orders (
        order_id uuid PRIMARY KEY,
        user_id uuid,
        spent_cents bigint,
        is_refunded boolean NOT NULL DEFAULT false
      )`);
    await runner.query(`CREATE INDEX customer_orders_user ON identity.customer_orders (user_id)`);
    await this.backfill(runner);
    for (const [name, column] of [
      ['newest', 'created_at'],
      ['last_seen', 'last_seen_at'],
      ['orders', 'orders'],
      ['spent', 'spent_cents'],
    ]) {
      await runner.query(
        `CREATE INDEX customers_by_${name} ON identity.users (${column}, id) WHERE role = 'user'`,
      );
    }
    await runner.query(`CREATE INDEX users_by_words ON identity.users USING gin (search gin_trgm_ops)`);
  }

  private async backfill(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO identity.customer_orders (order_id, user_id, spent_cents, is_refunded)
      SELECT id, shopper_id, total_cents, refunded_at IS NOT NULL FROM ordering.orders WHERE paid_at IS NOT NULL`);
    await runner.query(`
      UPDATE identity.users u
         SET last_seen_at = greatest(u.created_at, least(now(), (
               SELECT max(s.expires_at) FROM identity.sessions s WHERE s.user_id = u.id))),
             orders = o.orders, spent_cents = o.spent_cents
        FROM (SELECT u.id, count(c.order_id) AS orders,
                     coalesce(sum(c.spent_cents) FILTER (WHERE NOT c.is_refunded), 0) AS spent_cents
                FROM identity.users u LEFT JOIN identity.customer_orders c ON c.user_id = u.id GROUP BY u.id) o
       WHERE o.id = u.id`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
