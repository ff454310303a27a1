import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { majorUnits } from '../../../../platform/postgres/amounts/major-units';
import { isoTime } from '../../../../platform/postgres/iso-time';
import type { Component, Part } from '../../../../shared/quote';
import type { DeliveryAddress } from '../../../orders/domain/delivery-address';
import type { Named } from '../../../orders/domain/line-name';
import type { PromisedDates } from '../../../orders/domain/order-delivery';
import { type CancelReason, type OrderStatus, paymentStatusOf } from '../../../orders/domain/order-stage';

const lines = sql`(
  SELECT json_agg(json_build_object('productId', l.product_id, 'variantId', l.variant_id, 'size', l.size,
           'colour', l.colour, 'title', l.title, 'image', l.image, 'sku', l.sku,
           'price', ${majorUnits(sql`l.unit_price_cents`)}, 'quantity', l.quantity, 'inParcels', l.in_parcels,
           'cancelled', l.cancelled) ORDER BY l.position)
    FROM ordering.order_lines l WHERE l.order_id = o.id)`;

const noAddress: Omit<DeliveryAddress, 'recipient' | 'country'> & { country: null } = {
  ...{ addressId: '', address: '', city: '', region: '', pincode: '', country: null },
  ...{ phone: '', phoneE164: null, notes: '' },
};

/** The texts are empty where an order is picked up and its shopper gave no address. */
const addressInfo = sql`coalesce(o.address, jsonb_build_object('recipient', o.shopper_name) || ${JSON.stringify(noAddress)}::jsonb)`;

const delivery = sql`json_build_object('name', o.delivery->'name', 'kind', o.delivery->'kind',
  'carrier', o.delivery->'carrier', 'pickUpText', o.delivery->'pickUpText', 'promised', o.delivery->'promised')`;

const deliveryAmount = sql`(
  SELECT ${majorUnits(sql`coalesce(sum(l.delivery_share_cents), 0)`)} FROM ordering.order_lines l WHERE l.order_id = o.id)`;

/** Each discount and each tax on top, added up among the lines; a discount is negative, so that the total is the sum of all. */
const components = sql`(
  SELECT coalesce(json_agg(json_build_object('kind', c.kind, 'part', c.part, 'label', c.label, 'amount', ${majorUnits(sql`c.cents`)})
                           ORDER BY c.first, c.kind, c.part, c.source), '[]'::json)
    FROM (SELECT kind, part, source, label, min(position) AS first, sum(CASE kind WHEN 'discount' THEN -cents ELSE cents END) AS cents
            FROM ordering.line_components WHERE order_id = o.id GROUP BY kind, part, source, label) c)`;

/** The return whose pieces it replaces. */
const exchange = sql`(
  SELECT json_build_object('returnId', r.id, 'returnNumber', 'R-' || r.number, 'orderId', r.order_id, 'orderNumber', 'HB-' || s.number,
           'state', CASE WHEN e.ended_at IS NOT NULL THEN 'ended' WHEN e.released_at IS NOT NULL THEN 'released' ELSE 'held' END,
           'heldUntil', e.held_until)
    FROM ordering.exchanges e JOIN ordering.returns r ON r.id = e.return_id JOIN ordering.orders s ON s.id = r.order_id
   WHERE e.order_id = o.id)`;

export const paymentStatus = (stage: Sql): Sql =>
  sql`CASE ${stage} ${join(
    Object.entries(paymentStatusOf).map(([name, status]) => raw(`WHEN '${name}' THEN '${status}'`)),
    ' ',
  )} END`;

/**
 * The fields of the order `o`, for the API and for e-mails: a field of an order is read here and nowhere else. A shopper has one cart,
 * which goes by the shopper's id.
 * @param parcels its parcels, as a field, where they are asked for
 */
export const orderFields = (parcels: Sql = empty): Sql => sql`
  '_id', o.id, 'orderNumber', 'HB-' || o.number, 'userId', o.shopper_id, 'userName', o.shopper_name, 'cartId', o.shopper_id, 'cartItems', ${lines}, ${parcels}
  'addressInfo', ${addressInfo}, 'orderStatus', o.status, 'paymentMethod', 'paypal', 'paymentStatus', ${paymentStatus(sql`o.stage`)},
  'cancelReason', o.cancel_reason, 'exchange', ${exchange}, 'delivery', ${delivery}, 'deliveryAmount', ${deliveryAmount}, 'components', ${components}, 'totalAmount', ${majorUnits(sql`o.total_cents`)}, 'orderDate', ${isoTime(sql`o.placed_at`)},
  'orderUpdateDate', ${isoTime(sql`o.updated_at`)}, 'paymentId', coalesce(o.gateway_order_id, ''),
  'payerId', coalesce(o.payer_id, '')`;

/** E-mails use these fields. */
export interface ProjectedOrder {
  _id: string;
  orderNumber: string;
  userName: string;
  cartItems: (Named & { quantity: number; price: number; image: string })[];
  /** Its street is empty where the order has no address. */
  addressInfo: DeliveryAddress;
  orderStatus: OrderStatus;
  cancelReason: CancelReason | null;
  delivery: { name: string; pickUpText: string | null; promised: PromisedDates | null };
  deliveryAmount: number;
  components: { kind: Component['kind']; part: Part; label: string; amount: number }[];
  totalAmount: number;
  orderDate: string;
}

export const addressOf = ({ addressInfo }: ProjectedOrder): DeliveryAddress | null =>
  addressInfo.address === '' ? null : addressInfo;
