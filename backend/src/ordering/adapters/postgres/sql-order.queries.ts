import type { Database } from '../../../platform/postgres/database';
import { OrderQueries } from '../../application/ports';
import { NoSuchOrder } from '../../domain/order.errors';
import { paymentStatusOf } from '../../domain/order-stage';

/** A list is bounded: older orders are still found by their id. */
const maxOrders = 500;

const lines = `(
  SELECT json_agg(json_build_object('productId', l.product_id, 'title', l.title, 'image', l.image,
           'price', trim_scale(l.unit_price_cents / 100.0), 'quantity', l.quantity) ORDER BY l.position)
    FROM ordering.order_lines l WHERE l.order_id = o.id)`;

const isoTime = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const paymentStatus = `CASE o.stage ${Object.entries(paymentStatusOf)
  .map(([stage, status]) => `WHEN '${stage}' THEN '${status}'`)
  .join(' ')} END`;

/** The order of the wire; a shopper has one cart, which goes by the shopper's id. */
const orderJson = `json_build_object(
  '_id', o.id, 'userId', o.shopper_id, 'userName', o.shopper_name, 'cartId', o.shopper_id, 'cartItems', ${lines},
  'addressInfo', o.address, 'orderStatus', o.status, 'paymentMethod', 'paypal', 'paymentStatus', ${paymentStatus},
  'totalAmount', trim_scale(o.total_cents / 100.0), 'orderDate', ${isoTime('o.placed_at')},
  'orderUpdateDate', ${isoTime('o.updated_at')}, 'paymentId', coalesce(o.gateway_order_id, ''),
  'payerId', coalesce(o.payer_id, ''))`;

export class SqlOrderQueries extends OrderQueries {
  constructor(private readonly database: Database) {
    super();
  }

  ofShopper(shopperId: string): Promise<string> {
    return this.list('WHERE shopper_id = $1', [shopperId]);
  }

  all(): Promise<string> {
    return this.list('', []);
  }

  async details(orderId: string, shopperId: string | undefined): Promise<string> {
    const [row] = await this.database.query<{ answer: string }>(
      `SELECT json_build_object('success', true, 'data', ${orderJson})::text AS answer
         FROM ordering.orders o WHERE o.id = $1 AND ($2::uuid IS NULL OR o.shopper_id = $2)`,
      [orderId, shopperId ?? null],
    );
    if (!row) throw new NoSuchOrder();
    return row.answer;
  }

  private async list(whose: string, parameters: unknown[]): Promise<string> {
    const [row] = await this.database.query<{ answer: string }>(
      `SELECT json_build_object('success', true, 'data', coalesce(
         json_agg(${orderJson} ORDER BY o.placed_at DESC, o.id DESC), '[]'))::text AS answer
         FROM (SELECT * FROM ordering.orders ${whose} ORDER BY placed_at DESC, id DESC LIMIT ${maxOrders}) o`,
      parameters,
    );
    return row!.answer;
  }
}
