import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { Money } from '../../../../shared/money';
import { lineName, type Named } from '../../../orders/domain/line-name';
import { orderNumberOf } from '../../../orders/domain/order-number';
import { RefundedPieces, type RefundOfOrder } from '../../../refunded-pieces';
import { isOfReturn } from './given-refunds';

interface Found extends Omit<
  RefundOfOrder,
  'orderNumber' | 'lines' | 'refund' | 'ofDelivery' | 'keptForDelivery'
> {
  number: number;
  refundCents: number;
  deliveryCents: number;
  keptCents: number;
  lines: (Named & { quantity: number })[];
}

/** Money that went back with an earlier release, or without the shop, has a cancellation alone. */
const reason = sql`coalesce(r.reason, CASE jsonb_array_length(c.pieces) WHEN 0 THEN 'elsewhere' ELSE 'cancelled' END)`;

/** A cancellation has also pieces whose worth went back before. */
const pieces = sql`CASE WHEN r.id IS NULL OR c.id IS NOT NULL AND r.reason IN ('cancelled', 'lost') THEN c.pieces ELSE r.pieces END`;

export class SqlRefundedPieces extends RefundedPieces {
  constructor(private readonly database: Database) {
    super();
  }

  async find(refundId: string): Promise<RefundOfOrder | undefined> {
    const [found] = await this.database.query<Found>(sql`
      SELECT o.id AS "orderId", o.number::integer, o.shopper_name AS "shopperName", o.shopper_email AS "shopperEmail",
             o.status = 'rejected' AS "isOrderCancelled", ${isOfReturn(sql`f.id`)} AS "isOfReturn", ${reason} AS reason,
             CASE WHEN c.refunded_at IS NOT NULL THEN 'given' ELSE coalesce(r.state, 'intended') END AS state,
             coalesce(r.amount_cents, c.refund_cents) AS "refundCents", coalesce(r.delivery_cents, 0) AS "deliveryCents",
             coalesce(c.delivery_cents, 0) AS "keptCents",
             (SELECT coalesce(json_agg(json_build_object('title', l.title, 'size', l.size, 'colour', l.colour,
                                                'quantity', (p.piece ->> 'quantity')::integer) ORDER BY l.position), '[]')
                FROM jsonb_array_elements(${pieces}) AS p(piece)
                JOIN ordering.order_lines l ON l.order_id = o.id AND l.variant_id = (p.piece ->> 'variantId')::uuid) AS lines
        FROM (SELECT id, order_id FROM ordering.refunds WHERE id = ${refundId}
               UNION SELECT id, order_id FROM ordering.cancellations WHERE id = ${refundId}) f
        JOIN ordering.orders o ON o.id = f.order_id
        LEFT JOIN ordering.refunds r ON r.id = f.id LEFT JOIN ordering.cancellations c ON c.id = f.id`);
    if (!found) return undefined;
    const { number, refundCents, deliveryCents, keptCents, lines, ...same } = found;
    return {
      ...same,
      orderNumber: orderNumberOf(number),
      lines: lines.map(({ quantity, ...named }) => ({ name: lineName(named), quantity })),
      refund: Money.ofCents(refundCents),
      ofDelivery: Money.ofCents(deliveryCents),
      keptForDelivery: Money.ofCents(keptCents),
    };
  }
}
