import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { Money } from '../../../../shared/money';
import { lineName } from '../../../orders/domain/line-name';
import { type PlacedOrder, PlacedOrders } from '../../../placed-orders';
import { isOfReturn, restToldAlone } from './given-refunds';
import { addressOf, orderFields, type ProjectedOrder } from './order-projection';

interface FoundOrder extends Pick<
  PlacedOrder,
  'shopperEmail' | 'paidAt' | 'payableUntil' | 'isRefundedElsewhere'
> {
  order: ProjectedOrder;
  restCents: number;
}

/** The rest of the payment of the order `o`, as it goes back, without what was told of alone or by its return. */
const restCents = sql`coalesce((
  SELECT CASE WHEN ${isOfReturn(sql`r.id`)} THEN 0 ELSE r.amount_cents - ${restToldAlone} END FROM ordering.refunds r WHERE r.order_id = o.id AND r.is_rest AND r.state <> 'refused'),
  o.total_cents - (
  SELECT coalesce(sum(c.refund_cents), 0)::integer FROM ordering.cancellations c
   WHERE c.order_id = o.id AND NOT EXISTS (SELECT FROM ordering.refunds r WHERE r.id = c.id AND r.state = 'refused')))`;

/** A shop that gives all back itself has a refund of the rest, or has rejected the order with a server of 1.0.0. */
const isRefundedElsewhere = sql`o.paid_at IS NOT NULL AND o.refunded_at IS NOT NULL AND o.cancel_reason IS DISTINCT FROM 'rejected'
  AND NOT EXISTS (SELECT FROM ordering.refunds r WHERE r.order_id = o.id AND r.is_rest AND r.state <> 'refused')`;

export class SqlPlacedOrders extends PlacedOrders {
  constructor(private readonly database: Database) {
    super();
  }

  async find(orderId: string): Promise<PlacedOrder | undefined> {
    const [found] = await this.database.queryPrepared<FoundOrder>(sql`
      SELECT json_build_object(${orderFields()}) AS order, o.shopper_email AS "shopperEmail", o.paid_at AS "paidAt",
             CASE WHEN o.stage = 'awaiting-payment' THEN o.reserved_until END AS "payableUntil",
             ${restCents} AS "restCents", ${isRefundedElsewhere} AS "isRefundedElsewhere"
        FROM ordering.orders o WHERE o.id = ${orderId}`);
    return found && placedOrder(found);
  }
}

function placedOrder({ order, restCents, ...same }: FoundOrder): PlacedOrder {
  const { delivery, deliveryAmount, cancelReason } = order;
  return {
    ...same,
    id: order._id,
    number: order.orderNumber,
    shopperName: order.userName,
    placedAt: new Date(order.orderDate),
    isCancelled: order.orderStatus === 'rejected',
    cancelReason,
    delivery: { ...delivery, price: Money.ofMajor(deliveryAmount) },
    components: order.components.map((one) => ({ ...one, amount: Money.ofMajor(Math.abs(one.amount)) })),
    total: Money.ofMajor(order.totalAmount),
    rest: Money.ofCents(restCents),
    address: addressOf(order),
    lines: order.cartItems.map(({ quantity, price, image, ...named }) => ({
      name: lineName(named),
      quantity,
      image,
      unitPrice: Money.ofMajor(price),
    })),
  };
}
