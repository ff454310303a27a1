import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { CustomerOrders } from '../../application/customer-ports';

/** One row per order: a repeated event finds it as it is, and adds nothing to the customer's sums. */
export class SqlCustomerOrders extends CustomerOrders {
  constructor(private readonly database: Database) {
    super();
  }

  /** The refund of an order may be announced first. */
  async recordPaid(orderId: string, userId: string, cents: number): Promise<void> {
    await this.database.query(sql`
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

  async recordPartlyRefunded(orderId: string, cents: number): Promise<void> {
    await this.database.query(sql`
      WITH before AS (
        SELECT partly_refunded_cents FROM identity.customer_orders WHERE order_id = ${orderId} FOR UPDATE
      ), recorded AS (
        INSERT INTO identity.customer_orders AS o (order_id, partly_refunded_cents) VALUES (${orderId}, ${cents})
        ON CONFLICT (order_id) DO UPDATE SET partly_refunded_cents = excluded.partly_refunded_cents
                                   WHERE o.partly_refunded_cents < excluded.partly_refunded_cents
        RETURNING user_id, is_refunded, partly_refunded_cents - coalesce((SELECT partly_refunded_cents FROM before), 0) AS cents
      )
      UPDATE identity.users u SET spent_cents = u.spent_cents - r.cents
        FROM recorded r WHERE u.id = r.user_id AND NOT r.is_refunded`);
  }
}
