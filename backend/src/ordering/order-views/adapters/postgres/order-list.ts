import sql, { join, type Sql } from 'sql-template-tag';
import { containsWords } from '../../../../platform/postgres/contains-words';
import { type KeysetList, type Sort, sortKey } from '../../../../platform/postgres/keyset';
import type { HeldFilter, OrderFilter, OrderList, OrderSort, PaymentFilter } from '../../application/ports';
import { numberIn } from '../../../orders/domain/order-number';
import { type OrderStage, paymentStatusOf } from '../../../orders/domain/order-stage';
import { givenRefunds } from './given-refunds';
import { ordersOf, toSendConditions } from './orders-to-send';

const byTime = [sortKey.time(sql`o.placed_at`), sortKey.id(sql`o.id`)];
const byTotal = [sortKey.integer(sql`o.total_cents`), sortKey.id(sql`o.id`)];

/** Each along an index. */
const sorts: Record<OrderSort, Omit<Sort, 'name'>> = {
  newest: { keys: byTime, descending: true },
  oldest: { keys: byTime, descending: false },
  'total-hightolow': { keys: byTotal, descending: true },
  'total-lowtohigh': { keys: byTotal, descending: false },
};

export const listOf = ({ sort, ...filter }: OrderList, select: Sql): KeysetList => ({
  select,
  from: filter.toSend ? ordersOf(filter.toSend, isByTime(sort, filter)) : sql`ordering.orders o`,
  where: conditionsOf(filter),
  oneOf: pairsOf(paymentConditions(filter.payments), moneyConditions(filter.moneyFrom, filter.moneyTo)),
  sort: { name: sort, ...sorts[sort] },
});

function conditionsOf(filter: OrderFilter): Sql[] {
  const { words, statuses, placedFrom, placedTo, minTotal, maxTotal, shopperId, ids } = filter;
  const { held, toSend, productId, variantId, paidFrom, paidTo, refundedFrom, refundedTo } = filter;
  return [
    ...searched(words),
    ...given(statuses, (chosen) => isOneOf(sql`o.status`, chosen)),
    ...given(placedFrom, (from) => sql`o.placed_at >= ${from}`),
    ...given(placedTo, (to) => sql`o.placed_at < ${to}`),
    ...given(paidFrom, (from) => sql`o.paid_at >= ${from}`),
    ...given(paidTo, (to) => sql`o.paid_at < ${to} AND ${wasPlacedBefore(to)}`),
    ...(refundedFrom || refundedTo ? [wasRefundedIn(refundedFrom, refundedTo)] : []),
    ...given(minTotal, ({ cents }) => sql`o.total_cents >= ${cents}`),
    ...given(maxTotal, ({ cents }) => sql`o.total_cents <= ${cents}`),
    ...given(productId, (id) => hasLine(sql`l.product_id = ${id}`)),
    ...given(variantId, (id) => hasLine(sql`l.variant_id = ${id}`)),
    ...given(shopperId, (id) => sql`o.shopper_id = ${id}`),
    ...(held.length > 0 ? [isHeld(held)] : []),
    ...given(toSend, toSendConditions),
    ...given(ids, (chosen) => sql`o.id = ANY(${chosen}::uuid[])`),
  ];
}

const heldCondition = (held: HeldFilter): Sql => {
  if (held === 'no') return sql`o.held_for IS NULL`;
  return held === 'yes' ? sql`o.held_for IS NOT NULL` : sql`o.held_for = ${held}`;
};

export const isHeld = (held: HeldFilter[]): Sql => sql`(${join(held.map(heldCondition), ' OR ')})`;

/** The order of the index. */
const isByTime = (sort: OrderSort, { words }: OrderFilter): boolean =>
  sorts[sort].keys === byTime && words.length === 0;

const hasLine = (condition: Sql): Sql =>
  sql`EXISTS (SELECT FROM ordering.order_lines l WHERE l.order_id = o.id AND ${condition})`;

function searched(words: string[]): Sql[] {
  const number = words.length === 1 ? numberIn(words[0]!) : undefined;
  return number === undefined ? containsWords(sql`o.search`, words) : [sql`o.number = ${number}`];
}

function given<Value>(value: Value | undefined, condition: (value: Value) => Sql): Sql[] {
  const isNothing = value === undefined || (Array.isArray(value) && value.length === 0);
  return isNothing ? [] : [condition(value)];
}

/** One value as an equality, which lets Postgres walk an index that begins with the column. */
const isOneOf = (column: Sql, values: string[]): Sql =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = ANY(${values}::text[])`;

const isIn = (moment: Sql, from: Date | undefined, to: Date | undefined): Sql =>
  sql`${moment} >= ${from ?? '-infinity'}::timestamptz AND ${moment} < ${to ?? 'infinity'}::timestamptz`;

const refundedIn = (from: Date | undefined, to: Date | undefined): Sql =>
  sql`SELECT g.order_id FROM ${givenRefunds(({ at }) => isIn(at, from, to))} g`;

/**
 * An order is placed before its money comes or goes. Where the newest stand first, Postgres walks them from here on, instead of all that came later;
 * a day is more than clocks differ.
 */
const wasPlacedBefore = (to: Date | undefined): Sql =>
  to ? sql`o.placed_at < ${to}::timestamptz + interval '1 day'` : sql`true`;

/** All of its money went back then, or a part of it. */
const wasRefundedIn = (from: Date | undefined, to: Date | undefined): Sql =>
  sql`o.paid_at IS NOT NULL AND o.id IN (${refundedIn(from, to)})`;

/** Those that were paid then stand together; those of earlier days that were refunded then do not. */
function moneyConditions(from: Date | undefined, to: Date | undefined): Sql[] {
  if (!from && !to) return [];
  const wasPaid = isIn(sql`o.paid_at`, from, to);
  return [sql`${wasPaid} AND ${wasPlacedBefore(to)}`, sql`NOT (${wasPaid}) AND ${wasRefundedIn(from, to)}`];
}

/** Both must hold, one of each. */
const pairsOf = (some: Sql[], others: Sql[]): Sql[] =>
  some.length === 0 || others.length === 0
    ? [...some, ...others]
    : some.flatMap((one) => others.map((other) => sql`${one} AND ${other}`));

const isPartlyRefunded = sql`o.stage = 'paid' AND o.id IN (
  SELECT order_id FROM ordering.cancellations WHERE refunded_at IS NOT NULL AND refund_cents > 0
   UNION SELECT order_id FROM ordering.refunds WHERE is_rest AND state = 'given' AND amount_cents > 0)`;

function paymentConditions(payments: PaymentFilter[]): Sql[] {
  const stages = (Object.keys(paymentStatusOf) as OrderStage[]).filter((stage) =>
    payments.includes(paymentStatusOf[stage]),
  );
  const isPartOfPaid = stages.includes('paid');
  return [
    ...stages.map((stage) => sql`o.stage = ${stage}`),
    ...(payments.includes('partlyRefunded') && !isPartOfPaid ? [isPartlyRefunded] : []),
  ];
}
