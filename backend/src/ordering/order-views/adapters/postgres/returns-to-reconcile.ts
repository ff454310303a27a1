import sql, { type Sql } from 'sql-template-tag';
import { lapseReturn } from '../../../returns/application/return-deadline';

/** Counts pieces of the line l in returns of the order o. */
const piecesInReturns = (condition: Sql): Sql => sql`
  (SELECT count(*) FROM ordering.returns r JOIN ordering.return_pieces p ON p.return_id = r.id
    WHERE r.order_id = o.id AND p.variant_id = l.variant_id AND ${condition})`;

export const returnedPieces = piecesInReturns(
  sql`r.state NOT IN ('cancelled', 'lapsed') AND p.judged IS DISTINCT FROM 'not-there'`,
);
export const sellablePieces = piecesInReturns(sql`p.judged = 'sellable'`);

/** An admin put them on sale again with a refund, without a return. */
export const restockedWithRefunds = sql`
  (SELECT coalesce(sum((c ->> 'quantity')::integer), 0) FROM ordering.refunds f, jsonb_array_elements(f.restocked) c
    WHERE f.order_id = o.id AND (c ->> 'variantId')::uuid = l.variant_id)`;

/** A day is over everywhere two days after it began in UTC. */
const isOverdue = sql`r.deadline + interval '2 days' < now()`;
const hasJob = sql`EXISTS (
  SELECT FROM graphile_worker.jobs j WHERE j.key = ${lapseReturn.keyOf({ returnId: '' })} || r.id AND j.attempts < j.max_attempts)`;

/** The returns of the order o that wait or are settled. */
export const returnsToReconcile = sql`
  (SELECT coalesce(json_agg(json_build_object(
            'number', 'R-' || r.number, 'isAwaited', r.state <> 'settled', 'isOverdue', ${isOverdue}, 'hasJob', ${hasJob},
            'amountCents', r.amount_cents, 'refundCents', (SELECT f.amount_cents FROM ordering.refunds f WHERE f.id = r.id))
            ORDER BY r.number), '[]')
     FROM ordering.returns r WHERE r.order_id = o.id AND r.state IN ('declared', 'posted', 'settled'))`;
