import type { MigrationInterface, QueryRunner } from 'typeorm';

const column = `
  ALTER TABLE ordering.parcels ADD COLUMN delivery_assumed boolean NOT NULL DEFAULT false;
  COMMENT ON COLUMN ordering.parcels.delivery_assumed IS 'not personal';`;

const hasNoParcels = `NOT EXISTS (SELECT FROM ordering.parcels p WHERE p.order_id = o.id)`;

/** An admin may call an order in shipping or delivered before its money comes: then it has no parcels. */
const inNoParcel = (place: string, condition: string): string => `
    SELECT l.variant_id, l.order_id, NULL::uuid AS parcel_id, NULL::integer AS parcel_number, '${place}'::text AS place,
           l.quantity - l.in_parcels - l.cancelled AS quantity, coalesce(o.paid_at, o.placed_at) AS since, false AS is_assumed, 0::bigint AS before
      FROM ordering.order_lines l JOIN ordering.orders o ON o.id = l.order_id
     WHERE o.stage = 'paid' AND o.status <> 'rejected' AND ${condition} AND l.quantity > l.in_parcels + l.cancelled`;

interface InParcel {
  place: string;
  status: string;
  since: string;
  /** Which parcels of the order, as "b", come before this one, as "p". */
  earlier?: string;
  /** OFFSET 0 keeps the planner on the parcels of the variant: of a bestseller it would rather read all parcels that there are. */
  isMostOfAll?: boolean;
}

const inParcel = ({ place, status, since, earlier, isMostOfAll = false }: InParcel): string => `
    SELECT c.variant_id, p.order_id, p.id, p.number, '${place}', c.quantity, p.${since}, p.delivery_assumed, ${
      earlier
        ? `(SELECT coalesce(sum(d.quantity), 0) FROM ordering.parcels b
             JOIN ordering.parcel_pieces d ON (d.parcel_id, d.variant_id) = (b.id, c.variant_id) WHERE b.order_id = p.order_id AND ${earlier})`
        : '0'
    }
      FROM ordering.parcel_pieces c ${
        isMostOfAll
          ? `CROSS JOIN LATERAL (SELECT p.id, p.order_id, p.number, p.status, p.${since}, p.delivery_assumed
             FROM ordering.parcels p WHERE p.id = c.parcel_id OFFSET 0) p`
          : `JOIN ordering.parcels p ON p.id = c.parcel_id`
      } WHERE p.status = '${status}'`;

/** Each place is a query of its own, so that Postgres knows how many pieces it has, and reads no other. */
const view = `
  -- The places of pieces that paid orders and their parcels know, to be joined by reports. The column before counts those of the same order and
  -- variant that are away or delivered in parcels to be taken from before: first those delivered.
  CREATE VIEW ordering.placed_pieces AS ${[
    inNoParcel('to-send', `(o.status NOT IN ('inShipping', 'delivered') OR NOT ${hasNoParcels})`),
    inNoParcel('away', `o.status = 'inShipping' AND ${hasNoParcels}`),
    inNoParcel('delivered', `o.status = 'delivered' AND ${hasNoParcels}`),
    inParcel({ place: 'packed', status: 'packed', since: 'packed_at' }),
    inParcel({
      ...{ place: 'away', status: 'sent', since: 'sent_at' },
      earlier: `(b.status = 'delivered' OR b.status = 'sent' AND b.id < p.id)`,
    }),
    inParcel({
      ...{ place: 'delivered', status: 'delivered', since: 'delivered_at', isMostOfAll: true },
      earlier: `b.status = 'delivered' AND b.id < p.id`,
    }),
    inParcel({ place: 'lost', status: 'lost', since: 'lost_at' }),
  ].join(' UNION ALL ')};`;

/** Where the pieces of orders are, and whether somebody said that a parcel was delivered. Servers of 1.0.0 assume no delivery. */
export class OrderingPlaces1795737600022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(column);
    await runner.query(view);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
