import sql, { type Sql } from 'sql-template-tag';
import { containsWords } from '../../../../platform/postgres/contains-words';
import type { Database } from '../../../../platform/postgres/database';
import { isoTime } from '../../../../platform/postgres/iso-time';
import { type KeysetList, readPage, type Sort, sortKey } from '../../../../platform/postgres/keyset';
import type { PageMeta, PageRequest } from '../../../../shared/page';
import {
  type ListedWithdrawal,
  type WithdrawalList,
  WithdrawalListQueries,
  type WithdrawalSort,
} from '../../application/ports';
import type { PlacedPieces } from '../../domain/legal-days';

interface Found extends Omit<ListedWithdrawal, 'pieces' | 'matchedNumber' | 'namedNumber'> {
  matchedNumber: string | null;
  namedNumber: string | null;
  pieces: (Omit<PlacedPieces, 'since'> & { since: string })[];
}

export class SqlWithdrawalListQueries extends WithdrawalListQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async page(
    list: WithdrawalList,
    page: PageRequest,
  ): Promise<{ withdrawals: ListedWithdrawal[]; meta: PageMeta }> {
    const { rows, meta } = await readPage<Found>(this.database, listOf(list), page);
    return { withdrawals: rows.map(listed), meta };
  }
}

function listed({ matchedNumber, namedNumber, pieces, ...same }: Found): ListedWithdrawal {
  return {
    ...same,
    matchedNumber: numberOrNull(matchedNumber),
    namedNumber: numberOrNull(namedNumber),
    pieces: pieces.map(({ since, ...piece }) => ({ ...piece, since: new Date(since) })),
  };
}

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

const byTime = [sortKey.time(sql`c.received_at`), sortKey.id(sql`c.withdrawal_id`)];
/** The earliest is due first. */
const sorts: Record<WithdrawalSort, Omit<Sort, 'name'>> = {
  due: { keys: byTime, descending: false },
  newest: { keys: byTime, descending: true },
};

const numberOf = (orderId: Sql): Sql => sql`(SELECT o.number FROM ordering.orders o WHERE o.id = ${orderId})`;

const pieces = sql`(
  SELECT coalesce(json_agg(json_build_object('place', p.place, 'since', ${isoTime(sql`p.since`)}, 'parcelId', p.parcel_id,
                                             'isAssumed', p.is_assumed)), '[]')
    FROM ordering.placed_pieces p WHERE p.order_id = c.order_id)`;

/** The refund is of a cancellation's own, unless the provider gave its money without one. */
const cancelled = sql`(
  SELECT json_build_object('pieces', (SELECT coalesce(sum((p ->> 'quantity')::integer), 0) FROM jsonb_array_elements(n.pieces) p),
                           'cents', coalesce((SELECT f.amount_cents FROM ordering.refunds f WHERE f.id = n.id), n.refund_cents))
    FROM ordering.cancellations n WHERE n.id = c.cancellation_id)`;
const returned = sql`(
  SELECT json_build_object('number', 'R-' || r.number, 'state', r.state) FROM ordering.returns r WHERE r.id = c.return_id)`;

const listOf = ({ sort, ...filter }: WithdrawalList): KeysetList => ({
  select: sql`w.id, w.at, w.name, w.email, w.order_number AS "orderNumber", w.text, c.order_id AS "orderId",
    c.named_order_id AS "namedOrderId", c.matched_at AS "matchedAt", c.assigned_at AS "assignedAt", c.settled_at AS "settledAt",
    c.carried_out_at AS "carriedOutAt", c.return_id AS "returnId", c.cancellation_id AS "cancellationId",
    ${cancelled} AS cancelled, ${returned} AS returned,
    ${numberOf(sql`c.order_id`)} AS "matchedNumber", ${numberOf(sql`c.named_order_id`)} AS "namedNumber", ${pieces} AS pieces`,
  from: sql`ordering.withdrawal_cases c JOIN ordering.withdrawals w ON w.id = c.withdrawal_id`,
  where: conditionsOf(filter),
  sort: { name: sort, ...sorts[sort] },
});

function conditionsOf(filter: Omit<WithdrawalList, 'sort'>): Sql[] {
  const { words, states, matches, orderId, before } = filter;
  return [
    ...containsWords(sql`w.search`, words),
    ...oneOf(states, { open: sql`c.settled_at IS NULL`, done: sql`c.settled_at IS NOT NULL` }),
    ...oneOf(matches, { found: sql`c.order_id IS NOT NULL`, none: sql`c.order_id IS NULL` }),
    ...(orderId === undefined ? [] : [sql`c.order_id = ${orderId}`]),
    ...(before === undefined ? [] : [sql`c.received_at < ${before}`]),
  ];
}

/** All choices together are no condition. */
function oneOf<Choice extends string>(chosen: Choice[], conditions: Record<Choice, Sql>): Sql[] {
  const [only] = chosen;
  return chosen.length === 1 && only ? [conditions[only]] : [];
}
