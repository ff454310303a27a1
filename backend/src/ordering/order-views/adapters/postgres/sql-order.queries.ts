import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { majorUnits } from '../../../../platform/postgres/amounts/major-units';
import { cursorKey, readCursor, writeCursor } from '../../../../platform/postgres/cursor';
import type { Database } from '../../../../platform/postgres/database';
import { exactIsoTime, isoTime } from '../../../../platform/postgres/iso-time';
import { readBatches, readPage } from '../../../../platform/postgres/keyset';
import type { Json } from '../../../../shared/json';
import type { PageRequest } from '../../../../shared/page';
import {
  type FoundOrders,
  type ListedOrders,
  type OrderList,
  OrderQueries,
  type ShoppersList,
} from '../../application/ports';
import { numberIn } from '../../../orders/domain/order-number';
import { givenOfOrder } from './given-refunds';
import { listOf } from './order-list';
import { orderFields, paymentStatus } from './order-projection';
import { parcelHistory, parcelsOfOrder } from './json/parcel-json';
import { refundsOfOrder } from './json/refund-json';
import { withdrawalsOfOrder } from './json/withdrawal-json';

/** When the last order of a page was placed, and its id. */
const Keys = z.tuple([cursorKey.time, cursorKey.id]);

const fields = orderFields(sql`'parcels', ${parcelsOfOrder},`);

/** @param by the author of a change, of `h.changed_by` */
const history = (by: Sql): Sql => sql`(
  SELECT coalesce(json_agg(json_build_object('orderStatus', h.status, 'paymentStatus', ${paymentStatus(sql`h.stage`)},
           'cancelReason', h.cancel_reason, 'by', ${by}, 'at', ${isoTime(sql`h.changed_at`)}) ORDER BY h.changed_at, h.id), '[]')
    FROM ordering.order_history h WHERE h.order_id = o.id)`;

const authorAsKept = sql`h.changed_by`;
/** Who of the staff it was is none of the shopper's business. */
const authorForShopper = sql`CASE h.changed_by WHEN 'shopper:' || o.shopper_id THEN 'you' WHEN 'shopper:' || o.claimed_by THEN 'you' ELSE 'shop' END`;

/** Packing is the staff's work, and a sending that was undone did not happen. */
const shownToShopper = sql`h.status IN ('sent', 'delivered', 'lost') AND NOT (h.status = 'sent' AND EXISTS (
  SELECT FROM ordering.parcel_history u WHERE u.parcel_id = h.parcel_id AND u.status = 'packed' AND u.changed_at > h.changed_at))`;

/**
 * The cancellation that ended the order has no amount of its own: with it, what is left of the payment goes back.
 * @param by the author, of `h.changed_by`
 */
const cancellations = (by: Sql): Sql => sql`(
  SELECT coalesce(json_agg(json_build_object('_id', h.id, 'pieces', h.pieces, 'refund', ${majorUnits(sql`h.cents`)}, 'delivery', ${majorUnits(sql`h.delivery_cents`)},
           'by', ${by}, 'at', ${isoTime(sql`h.cancelled_at`)},
           'refundDate', CASE WHEN h.given_back_at IS NOT NULL THEN ${isoTime(sql`h.given_back_at`)} END) ORDER BY h.cancelled_at, h.id), '[]')
    FROM (SELECT c.*, c.cancelled_by AS changed_by,
                 CASE WHEN ends_order THEN coalesce(r.amount_cents, o.total_cents - sum(c.refund_cents) OVER ()) ELSE c.refund_cents END AS cents,
                 CASE WHEN NOT ends_order THEN c.refunded_at WHEN r.state = 'given' THEN r.state_at ELSE o.refunded_at END AS given_back_at
            FROM ordering.cancellations c LEFT JOIN ordering.refunds r ON r.id = c.id CROSS JOIN LATERAL (
                 SELECT o.status = 'rejected' AND c.refund_cents = 0 AND c.delivery_cents = 0 AND c.refunded_at IS NULL AS ends_order) e
           WHERE c.order_id = o.id) h)`;

const staffNotes = sql`(
  SELECT coalesce(json_agg(json_build_object('note', n.note, 'by', n.written_by, 'at', ${isoTime(sql`n.written_at`)}) ORDER BY n.id), '[]')
    FROM ordering.staff_notes n WHERE n.order_id = o.id)`;

/** Each e-mail about the order has a new link; checking out gives one, too. */
const guestLinks = sql`CASE WHEN o.is_guest THEN (
  SELECT json_build_object('live', count(*) FILTER (WHERE k.revoked_at IS NULL), 'lastDate', ${isoTime(sql`max(k.created_at)`)})
    FROM ordering.order_links k WHERE k.order_id = o.id) END`;

const refunds = sql`(
  SELECT json_build_object('amount', ${majorUnits(sql`coalesce(sum(g.cents), 0)`)}, 'date', ${isoTime(sql`max(g.at)`)})
    FROM ${givenOfOrder} g WHERE o.paid_at IS NOT NULL)`;

const hold = sql`CASE WHEN o.held_for IS NOT NULL
  THEN json_build_object('reason', o.held_for, 'since', ${isoTime(sql`o.held_since`)}) END`;

const fieldsForStaff = sql`${fields}, 'paidDate', ${isoTime(sql`o.paid_at`)}, 'hold', ${hold}, 'refunds', ${refunds}`;

const orderForStaffSql = (orderId: string): Sql => sql`
  SELECT json_build_object(${fieldsForStaff}, 'pageVersions', o.page_versions, 'history', ${history(authorAsKept)},
           'parcelHistory', ${parcelHistory(authorAsKept)}, 'cancellations', ${cancellations(authorAsKept)}, 'refundList', ${refundsOfOrder(authorAsKept)},
           'notes', ${staffNotes}, 'guestLinks', ${guestLinks}, 'withdrawals', ${withdrawalsOfOrder})::text AS order
    FROM ordering.orders o WHERE o.id = ${orderId}`;

const orderOfShopperSql = (named: Sql, shopperId: string, hours: number): Sql =>
  sql`SELECT json_build_object(${fields}, 'pageVersions', o.page_versions, 'history', ${history(authorForShopper)},
                'parcelHistory', ${parcelHistory(sql`'shop'`, shownToShopper)}, 'cancellations', ${cancellations(authorForShopper)}, 'refundList', ${refundsOfOrder(authorForShopper, sql`NULL`)},
                'cancellableUntil', ${cancellableUntil(hours)})::text AS order
        FROM ordering.orders o WHERE ${named} AND (o.shopper_id = ${shopperId} OR o.claimed_by = ${shopperId})`;

/** Null once it is too late, or when nothing was paid. */
const cancellableUntil = (hours: number): Sql => sql`(
  SELECT ${isoTime(sql`w.ends_at`)} FROM (SELECT o.paid_at + make_interval(hours => ${hours}::integer) AS ends_at) w
   WHERE o.stage = 'paid' AND o.status <> 'rejected' AND w.ends_at > now())`;

/** An order that ended before anything was paid, and not because of the shop or with its return. One whose status an admin chose after its end has no reason. */
const isAttempt = sql`(paid_at IS NULL AND total_cents > 0 AND stage IN ('expired', 'closed')
  AND cancel_reason IN ('cancelled', 'expired', 'replaced', 'declined', 'failed')) IS TRUE`;

const orderJson = sql`json_build_object(${fieldsForStaff})::text AS order`;

interface FoundRow extends Omit<FoundOrders, 'nextCursor'> {
  last: unknown[] | null;
}

interface ListedRow {
  order: Json<'Order'>;
}

export class SqlOrderQueries extends OrderQueries {
  /** @param cancelHours how long after the payment a shopper may cancel pieces */
  constructor(
    private readonly database: Database,
    private readonly cancelHours: number,
  ) {
    super();
  }

  async ofShopper(shopperId: string, { limit, cursor, hidesAttempts }: ShoppersList): Promise<FoundOrders> {
    const keys = cursor === undefined ? undefined : readCursor(cursor, Keys);
    const rest = keys ? sql`AND (placed_at, id) < (${keys[0]}::timestamptz, ${keys[1]}::uuid)` : empty;
    const shown = hidesAttempts ? sql`AND NOT ${isAttempt}` : empty;
    const newest = (whose: Sql) =>
      sql`(SELECT * FROM ordering.orders WHERE ${whose} ${rest} ${shown} ORDER BY placed_at DESC, id DESC LIMIT ${limit + 1})`;
    const hidden = sql`EXISTS (SELECT FROM ordering.orders WHERE shopper_id = ${shopperId} AND ${isAttempt})`;
    const [row] = await this.database.queryPrepared<FoundRow>(sql`
      WITH found AS (
        SELECT *, row_number() OVER (ORDER BY placed_at DESC, id DESC) AS place
          FROM (${newest(sql`shopper_id = ${shopperId}`)} UNION ALL ${newest(sql`claimed_by = ${shopperId}`)}) own
         ORDER BY placed_at DESC, id DESC LIMIT ${limit + 1})
      SELECT coalesce((SELECT json_agg(json_build_object(${fields}) ORDER BY o.place)
                         FROM found o WHERE o.place <= ${limit}), '[]')::text AS orders,
             (SELECT json_build_array(${exactIsoTime(sql`o.placed_at`)}, o.id) FROM found o
               WHERE o.place = ${limit} AND EXISTS (SELECT FROM found WHERE place > ${limit})) AS last,
             ${hidesAttempts ? hidden : sql`false`} AS "hasHiddenAttempts"`);
    const { last, ...found } = row!;
    return { ...found, nextCursor: last && writeCursor(last) };
  }

  async page(list: OrderList, page: PageRequest): Promise<ListedOrders> {
    const { rows, meta } = await readPage<ListedRow>(this.database, listOf(list, orderJson), page);
    return { orders: rows.map(({ order }) => order), meta };
  }

  async *batches(list: OrderList): AsyncGenerator<Json<'Order'>[]> {
    for await (const rows of readBatches<ListedRow>(this.database, listOf(list, orderJson)))
      yield rows.map(({ order }) => order);
  }

  details(orderId: string): Promise<Json<'Order'> | undefined> {
    return this.one(orderForStaffSql(orderId));
  }

  detailsOfShopper(name: string, shopperId: string): Promise<Json<'Order'> | undefined> {
    const number = numberIn(name);
    const named = number === undefined ? sql`o.id = ${name}` : sql`o.number = ${number}`;
    return this.one(orderOfShopperSql(named, shopperId, this.cancelHours));
  }

  private async one(statement: Sql): Promise<Json<'Order'> | undefined> {
    const [row] = await this.database.queryPrepared<{ order: Json<'Order'> }>(statement);
    return row?.order;
  }
}
