import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { Money } from '../../../../shared/money';
import { lineName, type Named } from '../../../orders/domain/line-name';
import { orderNumberOf } from '../../../orders/domain/order-number';
import { RefundedPieces, type RefundedPiecesOfOrder } from '../../../refunded-pieces';

interface Found extends Pick<RefundedPiecesOfOrder, 'orderId' | 'shopperName' | 'shopperEmail'> {
  number: number;
  refundCents: number;
  deliveryCents: number;
  lines: (Named & { quantity: number })[];
}

export class SqlRefundedPieces extends RefundedPieces {
  constructor(private readonly database: Database) {
    super();
  }

  async find(cancellationId: string): Promise<RefundedPiecesOfOrder | undefined> {
    const [found] = await this.database.query<Found>(sql`
      SELECT o.id AS "orderId", o.number::integer, o.shopper_name AS "shopperName", o.shopper_email AS "shopperEmail",
             c.refund_cents AS "refundCents", c.delivery_cents AS "deliveryCents",
             (SELECT coalesce(json_agg(json_build_object('title', l.title, 'size', l.size, 'colour', l.colour,
                                                'quantity', (p.piece ->> 'quantity')::integer) ORDER BY l.position), '[]')
                FROM jsonb_array_elements(c.pieces) AS p(piece)
                JOIN ordering.order_lines l ON l.order_id = c.order_id AND l.variant_id = (p.piece ->> 'variantId')::uuid) AS lines
        FROM ordering.cancellations c JOIN ordering.orders o ON o.id = c.order_id
       WHERE c.id = ${cancellationId} AND c.refunded_at IS NOT NULL`);
    if (!found) return undefined;
    const { number, refundCents, deliveryCents, lines, ...same } = found;
    return {
      ...same,
      orderNumber: orderNumberOf(number),
      lines: lines.map(({ quantity, ...named }) => ({ name: lineName(named), quantity })),
      refund: Money.ofCents(refundCents),
      delivery: Money.ofCents(deliveryCents),
    };
  }
}
