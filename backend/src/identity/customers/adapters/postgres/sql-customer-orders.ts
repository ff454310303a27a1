import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { CustomerOrders } from '../../application/ports';

/** One row per order: a repeated event finds it as it is, and adds nothing to the customer's sums. */
export class SqlCustomerOrders extends CustomerOrders {
  constructor(private readonly database: Database) {
    super();
  }

  /** The refund of an order may be announced first. */
  async recordPaid(orderId: string, userId: string, cents: number): Promise<void> {
    await this.database.queryPrepared(sql`
      WITH recorded AS (
        INSERT INTO identity.customer_orders AS o (order_id, user_id, spent_cents)
        VALUES (${orderId}, ${userId}, ${cents})
        ON CONFLICT (order_id) DO UPDATE SET user_id = excluded.user_id, spent_cents = excluded.spent_cents
                                   WHERE o.user_id IS NULL
        RETURNING CASE WHEN is_refunded THEN 0 ELSE spent_cents - partly_refunded_cents END AS cents
      )
      UPDATE identity.users u SET orders = u.orders + 1, spent_cents = u.spent_cents + r.cents
        FROM recorded r WHERE u.id = ${userId}`);
  }

  async recordRefunded(orderId: string): Promise<void> {
    await this.database.query(sql`
      WITH recorded AS (
        INSERT INTO identity.customer_orders AS o (order_id, is_refunded) VALUES (${orderId}, true)
        ON CONFLICT (order_id) DO UPDATE SET is_refunded = true WHERE NOT o.is_refunded
        RETURNING user_id, spent_cents - partly_refunded_cents AS cents
      )
      UPDATE identity.users u SET spent_cents = u.spent_cents - r.cents
        FROM recorded r WHERE u.id = r.user_id`);
  }

  /** The amount before is locked and read by the FROM: a CTE of its own would run after the write, and find nothing. */
  async recordPartlyRefunded(orderId: string, cents: number): Promise<void> {
    await this.database.query(
      sql`INSERT INTO identity.customer_orders (order_id) VALUES (${orderId}) ON CONFLICT DO NOTHING`,
    );
    await this.database.query(sql`
      WITH recorded AS (
        UPDATE identity.customer_orders o SET partly_refunded_cents = ${cents}
          FROM (SELECT order_id, partly_refunded_cents FROM identity.customer_orders WHERE order_id = ${orderId} FOR UPDATE) before
         WHERE o.order_id = before.order_id AND before.partly_refunded_cents < ${cents}
        RETURNING o.user_id, o.is_refunded, ${cents} - before.partly_refunded_cents AS cents
      )
      UPDATE identity.users u SET spent_cents = u.spent_cents - r.cents
        FROM recorded r WHERE u.id = r.user_id AND NOT r.is_refunded`);
  }
}
