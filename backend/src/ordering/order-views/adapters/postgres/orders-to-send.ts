import sql, { type Sql } from 'sql-template-tag';
import type { LateOrders, ToSend } from '../../application/ports';

/** The condition of the index `orders_to_send`. */
const isToSend = sql`o.stage = 'paid' AND o.status IN ('pending', 'confirmed', 'inProcess') AND o.held_for IS NULL`;

const isUnpacked = sql`EXISTS (
  SELECT FROM ordering.order_lines l WHERE l.order_id = o.id AND l.quantity > l.in_parcels + l.cancelled)`;

const isPacked = sql`NOT ${isUnpacked}
  AND EXISTS (SELECT FROM ordering.parcels p WHERE p.order_id = o.id AND p.status = 'packed')`;

/** Something is left of what a parcel lost. */
const isToResend = sql`EXISTS (SELECT FROM ordering.parcels p WHERE p.order_id = o.id AND p.status = 'lost')
  AND ${isUnpacked}`;

const isLate = ({ promisedBefore, paidBefore }: LateOrders): Sql =>
  sql`CASE WHEN jsonb_typeof(o.delivery->'promised') = 'object'
            THEN o.delivery->'promised'->>'to' < ${promisedBefore} ELSE coalesce(o.paid_at, o.placed_at) < ${paidBefore} END`;

/** The condition of the index `parcels_untracked`. */
const untrackedParcels = sql`SELECT p.order_id FROM ordering.parcels p WHERE p.status = 'sent' AND p.tracking_number IS NULL`;

/** Nobody follows a parcel that is picked up. */
const isUntracked = sql`o.stage = 'paid' AND o.delivery->>'kind' = 'delivery'`;

/** OFFSET 0 keeps the planner on the index: sorted by amount it would walk all orders, and by words collect all with the words. */
const fenced = (condition: Sql): Sql => sql`(SELECT * FROM ordering.orders o WHERE ${condition} OFFSET 0) o`;

const untrackedOrders = fenced(sql`${isUntracked} AND o.id IN (${untrackedParcels})`);

/** @param isByTime whether the list has the order of the index `orders_to_send` */
export function ordersOf(toSend: ToSend, isByTime: boolean): Sql {
  if (toSend === 'untracked') return untrackedOrders;
  return isByTime ? sql`ordering.orders o` : fenced(isToSend);
}

const steps: Record<Exclude<ToSend, LateOrders>, Sql> = {
  all: isToSend,
  resend: sql`${isToSend} AND ${isToResend}`,
  unpacked: sql`${isToSend} AND ${isUnpacked}`,
  packed: sql`${isToSend} AND ${isPacked}`,
  // They are not to be sent any more: `ordersOf` has exactly these.
  untracked: sql`true`,
};

export const toSendConditions = (toSend: ToSend): Sql =>
  typeof toSend === 'string' ? steps[toSend] : sql`${isToSend} AND ${isLate(toSend)}`;

/** @returns the oldest orders to send, no more than these */
export const oldestToSend = (max: number): Sql =>
  sql`(SELECT * FROM ordering.orders o WHERE ${isToSend} ORDER BY o.placed_at, o.id LIMIT ${max}) o`;

/** @returns one more, if there are more than these */
export const beyondOldest = (max: number): Sql =>
  sql`(SELECT FROM ordering.orders o WHERE ${isToSend} ORDER BY o.placed_at, o.id OFFSET ${max} LIMIT 1) o`;
