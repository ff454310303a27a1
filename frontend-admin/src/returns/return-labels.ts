import { writtenDay } from '@haberdash/kit/day';
import { variantLabel } from '@haberdash/kit/variant-label';
import { moneyText } from '../withdrawals/withdrawal-text';
import type { Return, ReturnPiece, ReturnTab } from './returns.api';

export type ReturnState = Return['state'];
export type Judgement = NonNullable<ReturnPiece['judged']>;

export const tabLabels: Record<ReturnTab, string> = {
  waiting: 'Waiting for the parcel',
  arrived: 'To judge',
  judged: 'To settle',
  settled: 'Settled',
  ended: 'Cancelled or lapsed',
  late: 'Money late',
};

export const tabHints: Record<ReturnTab, string> = {
  waiting: 'Declared, and perhaps posted. Nothing has arrived yet.',
  arrived: 'Their parcels are here. Say of each item what became of it.',
  judged: 'All items are judged. Settle them, so that the money goes back.',
  settled: 'The money is given back, or on its way.',
  ended: 'Nothing came back of these.',
  late: 'The money is promised and late: 14 days after it was declared, it has not gone back.',
};

export const kindLabels: Record<Return['kind'], string> = {
  return: 'Return',
  withdrawal: 'Withdrawal',
  claim: 'Not declared',
};

export const stateLabels: Record<ReturnState, string> = {
  declared: 'Declared',
  posted: 'On its way',
  arrived: 'Arrived',
  settled: 'Settled',
  cancelled: 'Cancelled',
  lapsed: 'Lapsed',
};

export const reasonLabels: Record<NonNullable<ReturnPiece['reason']>, string> = {
  'too-small': 'Too small',
  'too-large': 'Too large',
  'not-as-shown': 'Not as shown',
  faulty: 'Faulty',
  'wrong-item': 'Wrong item',
  'changed-mind': 'Changed their mind',
  other: 'Another reason',
};

/** The fate of a piece, in the order of the keys that say so. */
export const judgements = [
  'sellable',
  'damaged',
  'kept',
  'not-there',
] as const satisfies readonly Judgement[];

export const judgementLabels: Record<Judgement, string> = {
  sellable: 'Back on sale',
  damaged: 'Damaged',
  kept: 'Refused',
  'not-there': 'Not in the parcel',
};

export const judgementMeanings: Record<Judgement, string> = {
  sellable: 'Goes into stock; the money goes back.',
  damaged: 'Is written off; the money goes back.',
  kept: 'Stays the shopper’s; no money goes back.',
  'not-there': 'Was never in it; no money goes back.',
};

export const exclusionWarnings: Record<NonNullable<ReturnPiece['exclusion']>, string> = {
  'made-to-order': 'Made to order: only taken back when faulty',
  opened: 'Not taken back once it was opened: look at the seal',
};

/** Its parcel may still arrive, also one that came too late. */
export const isAwaited = (state: ReturnState): boolean =>
  state === 'declared' || state === 'posted' || state === 'lapsed';

/** The days that are left by law to give the money back; null once it was asked for or nothing is owed. */
export function moneyDueText(one: Return): string | null {
  const { state, moneyDueDay, refund } = one;
  const isGiven = state === 'settled' && (refund === null || refund.state === 'given');
  if (state === 'cancelled' || state === 'lapsed' || isGiven) return null;
  return `${moneyText(one)}, until ${writtenDay(moneyDueDay)}`;
}

type Exchange = NonNullable<Return['exchange']>;

const exchangeStates: Record<Exchange['state'], (exchange: Pick<Exchange, 'heldUntil'>) => string> = {
  held: ({ heldUntil }) => `held until ${writtenDay(heldUntil)} or while the return is checked`,
  released: () => 'to be sent, or sent',
  ended: () => 'ended: its items are on sale again',
};

/** How far the order is that takes the place of items. */
export const exchangeText = (exchange: Pick<Exchange, 'state' | 'heldUntil'>): string =>
  exchangeStates[exchange.state](exchange);

/** The wish for an item: "Wants L · Navy instead". */
export const wantedText = (wanted: NonNullable<ReturnPiece['wanted']>): string =>
  `Wants ${variantLabel(wanted)} instead`;

/** Counts the accepted items whose money stays, because others take their place. */
export const exchangedPieces = ({ pieces, exchange }: Return): number =>
  exchange && exchange.state !== 'ended'
    ? pieces.filter(({ wanted, judged }) => wanted && (judged === 'sellable' || judged === 'damaged')).length
    : 0;

export const exchangedText = (count: number): string =>
  count === 1 ? '1 item, whose money does not move' : `${count} items, whose money does not move`;
