import sql, { type Sql } from 'sql-template-tag';
import { containsWords } from '../../../../platform/postgres/contains-words';
import type { Database } from '../../../../platform/postgres/database';
import { isoTime } from '../../../../platform/postgres/iso-time';
import { type KeysetList, maxCounted, readPage, sortKey } from '../../../../platform/postgres/keyset';
import { Money } from '../../../../shared/money';
import type { PageMeta, PageRequest } from '../../../../shared/page';
import { lineName } from '../../../orders/domain/line-name';
import { orderNumberOf } from '../../../orders/domain/order-number';
import type { ShownPiece, ShownReturn } from '../../../shown-returns';
import { type ReturnList, ReturnQueries, type ReturnTab, returnTabs } from '../../application/ports';
import { returnCodeIn, returnNumberIn, returnNumberOf } from '../../domain/return-number';

type Amounts = 'fee' | 'amount' | 'cheapestDelivery';
interface FoundExchange extends Record<'orderId' | 'orderNumber' | 'heldUntil', string> {
  releasedAt: string | null;
  endedAt: string | null;
}
interface Found extends Omit<ShownReturn, Amounts | 'pieces' | 'exchange'> {
  feeCents: number;
  amountCents: number;
  cheapestCents: number | null;
  pieces: (Omit<ShownPiece, 'judgedAt' | 'name'> & { judgedAt: string | null })[];
  exchange: FoundExchange | null;
}

export class SqlReturnQueries extends ReturnQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async find(id: string): Promise<ShownReturn | undefined> {
    const [found] = await this.read(sql`r.id = ${id}`);
    return found;
  }

  ofOrder(orderId: string): Promise<ShownReturn[]> {
    return this.read(sql`r.order_id = ${orderId} ORDER BY r.declared_at, r.id`);
  }

  async idOf(typed: string): Promise<string | undefined> {
    const number = returnNumberIn(typed);
    const condition = number === undefined ? sql`r.code = ${returnCodeIn(typed)}` : sql`r.number = ${number}`;
    const [row] = await this.database.query<{ id: string }>(
      sql`SELECT r.id FROM ordering.returns r WHERE ${condition}`,
    );
    return row?.id;
  }

  async page(list: ReturnList, page: PageRequest): Promise<{ returns: ShownReturn[]; meta: PageMeta }> {
    const { rows, meta } = await readPage<Found>(this.database, listOf(list), page);
    return { returns: rows.map(shown), meta };
  }

  async counts(lateBefore: Date): Promise<Record<ReturnTab, number>> {
    const counts = await this.database.query<{ tab: ReturnTab; count: number }>(
      returnTabs.map((tab) => countOf(tab, lateBefore)).reduce((all, one) => sql`${all} UNION ALL ${one}`),
    );
    return Object.fromEntries(counts.map(({ tab, count }) => [tab, count])) as Record<ReturnTab, number>;
  }

  private async read(condition: Sql): Promise<ShownReturn[]> {
    const rows = await this.database.query<Found>(sql`SELECT ${columns} FROM ${table} WHERE ${condition}`);
    return rows.map(shown);
  }
}

/** Counts no more than a list does. */
const countOf = (tab: ReturnTab, lateBefore: Date): Sql => sql`
  SELECT ${tab}::text AS tab, least(${maxCounted}, ${conditionsOf(tab, lateBefore)
    .map(
      (one) =>
        sql`(SELECT count(*) FROM (SELECT FROM ordering.returns r WHERE ${one} LIMIT ${maxCounted}) counted)`,
    )
    .reduce((sum, one) => sql`${sum} + ${one}`)})::integer AS count`;

/** Counts of pages read returns alone. */
const table = sql`ordering.returns r`;
const ofOrder = (column: Sql): Sql => sql`(SELECT ${column} FROM ordering.orders o WHERE o.id = r.order_id)`;

const pieces = sql`(
  SELECT coalesce(json_agg(json_build_object(
           'id', p.id, 'variantId', p.variant_id, 'reason', p.reason, 'exclusion', p.exclusion,
           'judged', p.judged, 'judgedAt', ${isoTime(sql`p.judged_at`)}, 'productId', l.product_id, 'title', l.title, 'size', l.size,
           'colour', l.colour, 'image', l.image, 'wanted', CASE WHEN w.variant_id IS NOT NULL
             THEN json_build_object('variantId', w.variant_id, 'size', w.size, 'colour', w.colour) END) ORDER BY l.position, p.id), '[]')
    FROM ordering.return_pieces p JOIN ordering.order_lines l ON (l.order_id, l.variant_id) = (r.order_id, p.variant_id)
    LEFT JOIN ordering.exchanges e ON e.return_id = p.return_id
    LEFT JOIN ordering.order_lines w ON (w.order_id, w.variant_id) = (e.order_id, p.wanted_variant_id)
   WHERE p.return_id = r.id)`;

const exchange = sql`(
  SELECT json_build_object('orderId', e.order_id, 'orderNumber', 'HB-' || x.number, 'heldUntil', e.held_until,
           'releasedAt', ${isoTime(sql`e.released_at`)}, 'endedAt', ${isoTime(sql`e.ended_at`)})
    FROM ordering.exchanges e JOIN ordering.orders x ON x.id = e.order_id WHERE e.return_id = r.id)`;

const refund = sql`(
  SELECT json_build_object('cents', f.amount_cents, 'state', f.state, 'refusal', f.refusal) FROM ordering.refunds f WHERE f.id = r.id)`;

const columns = sql`
  r.id, r.number, r.code, r.order_id AS "orderId", r.kind, r.state, r.declared_at AS "declaredAt", r.deadline::text, r.way_paid_by AS "wayPaidBy",
  r.fee_cents AS "feeCents", r.cheapest_delivery_cents AS "cheapestCents", r.amount_cents AS "amountCents", r.carrier,
  r.tracking_number AS "trackingNumber", r.posted_at AS "postedAt", r.arrived_at AS "arrivedAt", r.judged_at AS "judgedAt",
  r.settled_at AS "settledAt", r.ended_at AS "endedAt", ${ofOrder(sql`o.number`)} AS "orderNumber",
  ${ofOrder(sql`o.shopper_name`)} AS "shopperName", ${ofOrder(sql`o.shopper_email`)} AS "shopperEmail",
  CASE WHEN r.declared_by LIKE 'shopper:%' OR r.kind = 'withdrawal' THEN 'shopper' ELSE 'shop' END AS "declaredBy", ${refund} AS refund,
  ${pieces} AS pieces, ${exchange} AS exchange`;

const listOf = ({ words, tab, kinds, orderId, lateBefore, sort }: ReturnList): KeysetList => ({
  select: columns,
  from: table,
  where: [
    ...containsWords(sql`r.search`, words),
    ...(orderId === undefined ? [] : [sql`r.order_id = ${orderId}`]),
    ...(kinds.length > 0 ? [sql`r.kind = ANY(${kinds}::text[])`] : []),
  ],
  oneOf: tab ? conditionsOf(tab, lateBefore) : [],
  sort: {
    name: sort,
    keys: [sortKey.time(sql`r.declared_at`), sortKey.id(sql`r.id`)],
    descending: sort === 'newest',
  },
});

/**
 * One must hold, and no return meets two. Money is due by law for a withdrawal, and for whatever is here; refunds that are not given are few among
 * all.
 */
export function conditionsOf(tab: ReturnTab, lateBefore: Date): Sql[] {
  const isOld = sql`r.declared_at < ${lateBefore}`;
  const conditions: Record<ReturnTab, Sql[]> = {
    waiting: [sql`r.state = 'declared'`, sql`r.state = 'posted'`],
    arrived: [sql`r.state = 'arrived' AND r.judged_at IS NULL`],
    judged: [sql`r.state = 'arrived' AND r.judged_at IS NOT NULL`],
    settled: [sql`r.state = 'settled'`],
    ended: [sql`r.state = 'cancelled'`, sql`r.state = 'lapsed'`],
    late: [
      sql`r.state = 'arrived' AND ${isOld}`,
      sql`r.state = 'declared' AND r.kind = 'withdrawal' AND ${isOld}`,
      sql`r.state = 'posted' AND r.kind = 'withdrawal' AND ${isOld}`,
      sql`r.state = 'settled' AND r.id = ANY(ARRAY(SELECT f.id FROM ordering.refunds f WHERE f.state <> 'given')) AND ${isOld}`,
    ],
  };
  return conditions[tab];
}

function shown({ number, orderNumber, feeCents, amountCents, cheapestCents, ...same }: Found): ShownReturn {
  return {
    ...same,
    number: returnNumberOf(Number(number)),
    orderNumber: orderNumberOf(Number(orderNumber)),
    fee: Money.ofCents(feeCents),
    amount: Money.ofCents(amountCents),
    cheapestDelivery: cheapestCents === null ? null : Money.ofCents(cheapestCents),
    pieces: same.pieces.map(({ judgedAt, ...piece }) => ({
      ...piece,
      name: lineName(piece),
      judgedAt: momentOf(judgedAt),
    })),
    exchange: same.exchange && shownExchange(same.exchange),
  };
}

const shownExchange = ({ releasedAt, endedAt, ...same }: FoundExchange) => ({
  ...same,
  releasedAt: momentOf(releasedAt),
  endedAt: momentOf(endedAt),
});

const momentOf = (time: string | null): Date | null => (time === null ? null : new Date(time));
