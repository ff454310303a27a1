import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { Money } from '../../../../shared/money';
import { lineName, type Named } from '../../../orders/domain/line-name';
import { orderNumberOf } from '../../../orders/domain/order-number';
import { type PlacedOrder, PlacedOrders } from '../../../placed-orders';
import { type KeptAddress, wholeAddress } from '../../../orders/adapters/postgres/kept-address';

interface FoundOrder extends Omit<
  PlacedOrder,
  'number' | 'delivery' | 'total' | 'rest' | 'address' | 'lines'
> {
  number: number;
  delivery: Omit<NonNullable<PlacedOrder['delivery']>, 'price'> | null;
  deliveryCents: number;
  totalCents: number;
  restCents: number;
  address: KeptAddress;
  lines: (Named & { quantity: number; cents: number })[];
}

export class SqlPlacedOrders extends PlacedOrders {
  constructor(private readonly database: Database) {
    super();
  }

  async find(orderId: string): Promise<PlacedOrder | undefined> {
    const [found] = await this.database.query<FoundOrder>(sql`
      SELECT o.id, o.number::integer, o.shopper_name AS "shopperName", o.shopper_email AS "shopperEmail", o.placed_at AS "placedAt",
             o.paid_at AS "paidAt", o.status = 'rejected' AS "isCancelled", o.cancel_reason AS "cancelReason",
             CASE WHEN o.stage = 'awaiting-payment' THEN o.reserved_until END AS "payableUntil", o.total_cents AS "totalCents", o.address,
             o.total_cents - (SELECT coalesce(sum(c.refund_cents), 0)::integer FROM ordering.cancellations c WHERE c.order_id = o.id) AS "restCents",
             CASE WHEN o.delivery IS NOT NULL
                  THEN json_build_object('name', o.delivery -> 'name', 'pickUpText', o.delivery -> 'pickUpText',
                                         'promised', o.delivery -> 'promised') END AS delivery,
             (SELECT sum(l.delivery_share_cents)::integer FROM ordering.order_lines l WHERE l.order_id = o.id) AS "deliveryCents",
             (SELECT json_agg(json_build_object('title', l.title, 'size', l.size, 'colour', l.colour, 'quantity', l.quantity,
                                                'cents', l.unit_price_cents) ORDER BY l.position)
                FROM ordering.order_lines l WHERE l.order_id = o.id) AS lines
        FROM ordering.orders o WHERE o.id = ${orderId}`);
    return found && placedOrder(found);
  }
}

function placedOrder(found: FoundOrder): PlacedOrder {
  const { number, delivery, deliveryCents, totalCents, restCents, lines, address, ...same } = found;
  return {
    ...same,
    number: orderNumberOf(number),
    delivery: delivery && { ...delivery, price: Money.ofCents(deliveryCents) },
    total: Money.ofCents(totalCents),
    rest: Money.ofCents(restCents),
    address: wholeAddress(same.shopperName, address),
    lines: lines.map(({ quantity, cents, ...named }) => ({
      name: lineName(named),
      quantity,
      unitPrice: Money.ofCents(cents),
    })),
  };
}
