import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { Money } from '../../../../shared/money';
import { lineName } from '../../../orders/domain/line-name';
import { type PlacedOrder, PlacedOrders } from '../../../placed-orders';
import { addressOf, orderFields, type ProjectedOrder } from './order-projection';

interface FoundOrder extends Pick<PlacedOrder, 'shopperEmail' | 'paidAt' | 'payableUntil'> {
  order: ProjectedOrder;
  restCents: number;
}

export class SqlPlacedOrders extends PlacedOrders {
  constructor(private readonly database: Database) {
    super();
  }

  async find(orderId: string): Promise<PlacedOrder | undefined> {
    const [found] = await this.database.queryPrepared<FoundOrder>(sql`
      SELECT json_build_object(${orderFields()}) AS order, o.shopper_email AS "shopperEmail", o.paid_at AS "paidAt",
             CASE WHEN o.stage = 'awaiting-payment' THEN o.reserved_until END AS "payableUntil",
             o.total_cents - (SELECT coalesce(sum(c.refund_cents), 0)::integer FROM ordering.cancellations c WHERE c.order_id = o.id) AS "restCents"
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
    delivery: { ...delivery, price: Money.ofDollars(deliveryAmount) },
    total: Money.ofDollars(order.totalAmount),
    rest: Money.ofCents(restCents),
    address: addressOf(order),
    lines: order.cartItems.map(({ quantity, price, ...named }) => ({
      name: lineName(named),
      quantity,
      unitPrice: Money.ofDollars(price),
    })),
  };
}
