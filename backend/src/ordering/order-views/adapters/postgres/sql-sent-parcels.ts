import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { lineName, type Named } from '../../../orders/domain/line-name';
import { type Tracking, trackingLinkOf } from '../../../parcels/domain/parcel';
import { type SentParcel, SentParcels } from '../../../sent-parcels';
import { addressOf, orderFields, type ProjectedOrder } from './order-projection';
import { isRefunded, remedyOfParcel } from './json/parcel-json';

type Copied = Pick<SentParcel, 'shopperEmail' | 'place' | 'count' | 'carrier' | 'trackingNumber' | 'remedy'>;

interface FoundParcel extends Copied, Tracking {
  order: ProjectedOrder;
  number: number;
  lines: (Named & { quantity: number; image: string })[];
}

/** Parcels that were unpacked or lost are none of the order's any more. */
const others = sql`FROM ordering.parcels s WHERE s.order_id = o.id AND (s.id = p.id OR s.status NOT IN ('unpacked', 'lost'))`;
const place = sql`(SELECT count(*)::integer ${others} AND s.number <= p.number)`;
const count = sql`(
  SELECT CASE WHEN sum(l.quantity - l.in_parcels - l.cancelled) = 0 THEN (SELECT count(*)::integer ${others}) END
    FROM ordering.order_lines l WHERE l.order_id = o.id)`;

export class SqlSentParcels extends SentParcels {
  constructor(private readonly database: Database) {
    super();
  }

  async find(parcelId: string): Promise<SentParcel | undefined> {
    const [found] = await this.database.query<FoundParcel>(sql`
      SELECT json_build_object(${orderFields()}) AS order, o.shopper_email AS "shopperEmail", p.number, ${place} AS place, ${count} AS count,
             p.carrier, p.tracking_number AS "trackingNumber", p.tracking_address AS "trackingAddress",
             CASE WHEN o.stage = 'paid' OR ${isRefunded} THEN ${remedyOfParcel} END AS remedy,
             (SELECT json_agg(json_build_object('title', l.title, 'size', l.size, 'colour', l.colour, 'image', l.image, 'quantity', c.quantity)
                              ORDER BY l.position)
                FROM ordering.parcel_pieces c JOIN ordering.order_lines l ON (l.order_id, l.variant_id) = (p.order_id, c.variant_id)
               WHERE c.parcel_id = p.id) AS lines
        FROM ordering.parcels p JOIN ordering.orders o ON o.id = p.order_id
       WHERE p.id = ${parcelId} AND p.sent_at IS NOT NULL`);
    return found && sentParcel(found);
  }
}

function sentParcel({ order, number, lines, trackingAddress, ...same }: FoundParcel): SentParcel {
  return {
    ...same,
    orderId: order._id,
    orderNumber: order.orderNumber,
    number: `${order.orderNumber}-${number}`,
    shopperName: order.userName,
    address: addressOf(order),
    pickUpText: order.delivery.pickUpText,
    promised: order.delivery.promised,
    lines: lines.map(({ quantity, image, ...named }) => ({ name: lineName(named), quantity, image })),
    trackingLink: trackingLinkOf({ trackingNumber: same.trackingNumber, trackingAddress }),
  };
}
