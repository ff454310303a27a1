import sql, { type Sql } from 'sql-template-tag';
import { isoTime } from '../../../../../platform/postgres/iso-time';

/** A number looks like `HB-10001-2`. */
const parcelNumber = sql`'HB-' || o.number || '-' || p.number`;

const time = (moment: Sql): Sql => sql`CASE WHEN ${moment} IS NOT NULL THEN ${isoTime(moment)} END`;

/** Refunded pieces of the lost parcel `p` are a cancellation with its id. */
export const isRefunded = sql`EXISTS (SELECT FROM ordering.cancellations n WHERE n.id = p.id)`;
/** None where nothing follows: what its pieces cost had gone back before, or its order `o` is rejected. */
export const remedyOfParcel = sql`CASE WHEN p.status = 'lost' THEN CASE
  WHEN EXISTS (SELECT FROM ordering.refunds r WHERE r.id = p.id AND r.amount_cents = 0) THEN NULL
  WHEN ${isRefunded} THEN 'refund' WHEN o.status <> 'rejected' THEN 'send-again' END END`;

/** The parcels of the order `o`, without those that were unpacked. */
export const parcelsOfOrder = sql`(
  SELECT coalesce(json_agg(json_build_object('_id', p.id, 'parcelNumber', ${parcelNumber}, 'status', p.status,
           'pieces', (SELECT json_agg(json_build_object('variantId', c.variant_id, 'quantity', c.quantity))
                        FROM ordering.parcel_pieces c WHERE c.parcel_id = p.id),
           'carrier', p.carrier, 'trackingNumber', p.tracking_number,
           'trackingLink', replace(p.tracking_address, '{number}', p.tracking_number),
           'packedDate', ${isoTime(sql`p.packed_at`)}, 'sentDate', ${time(sql`p.sent_at`)},
           'deliveredDate', ${time(sql`p.delivered_at`)}, 'lostDate', ${time(sql`p.lost_at`)},
           'deliveryAssumed', p.status = 'delivered' AND p.delivery_assumed,
           'remedy', ${remedyOfParcel}) ORDER BY p.number), '[]')
    FROM ordering.parcels p WHERE p.order_id = o.id AND p.status <> 'unpacked')`;

/** @param by the author of a change, of `h.changed_by` */
export const parcelHistory = (by: Sql, shown: Sql = sql`true`): Sql => sql`(
  SELECT coalesce(json_agg(json_build_object('parcelNumber', ${parcelNumber}, 'status', h.status, 'by', ${by},
           'at', ${isoTime(sql`h.changed_at`)}, 'isAssumed', h.status = 'delivered' AND h.changed_by = 'shop' AND p.delivery_assumed) ORDER BY h.changed_at, h.id), '[]')
    FROM ordering.parcel_history h JOIN ordering.parcels p ON p.id = h.parcel_id WHERE p.order_id = o.id AND ${shown})`;
