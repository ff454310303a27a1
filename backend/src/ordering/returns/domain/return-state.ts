import type { Money } from '../../../shared/money';
import type { Day } from '../../../shared/time/shop-days';
import type { ExclusionReason, WayPayer } from '../../return-rules/domain/return-rules';

/**
 * - `return`: a shopper, or an admin on behalf of one, declared that pieces come back
 * - `withdrawal`: the consumer withdrew from the contract
 * - `claim`: an admin records what nobody declared, such as a parcel that is here
 */
export const returnKinds = ['return', 'withdrawal', 'claim'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/**
 * - `declared`: the pieces are still with the shopper
 * - `posted`: the shopper has sent them
 * - `arrived`: they are here, to be judged piece by piece
 * - `settled`: whatever is owed for them is on its way
 * - `cancelled`: they do not come back after all
 * - `lapsed`: nothing arrived in time
 */
export const returnStates = ['declared', 'posted', 'arrived', 'settled', 'cancelled', 'lapsed'] as const;
export type ReturnState = (typeof returnStates)[number];

/** Nobody has to give one. */
export const returnReasons = [
  'too-small',
  'too-large',
  'not-as-shown',
  'faulty',
  'wrong-item',
  'changed-mind',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/**
 * - `sellable`: it is on sale again
 * - `damaged`: it is written off, and its money goes back all the same
 * - `kept`: the shop refuses it, and the shopper keeps it
 * - `not-there`: it was not in the parcel
 */
export const judgements = ['sellable', 'damaged', 'kept', 'not-there'] as const;
export type Judgement = (typeof judgements)[number];

export interface WantedPiece {
  variantId: string;
  /** It is null where the shopper gave no reason. */
  reason: ReturnReason | null;
  /** The variant of the same product that the shopper wants in its place; null: money. */
  wantedVariantId: string | null;
}

/** One piece of an order's line. */
export interface ReturnPiece extends WantedPiece {
  id: string;
  /** Its product's exclusion at the declaration; null: it can go back without further ado. */
  exclusion: ExclusionReason | null;
  /** Its replacement was so much cheaper at the declaration; this goes back. */
  difference: Money;
  /** Its order is an exchange, and it replaced this piece of another return; null: it was paid for. */
  replaces: string | null;
  /** It is null until somebody has looked at the piece. */
  judged: Judgement | null;
  judgedAt: Date | null;
}

/** The rules as they were at the declaration. */
export interface ReturnTerms {
  /** The last day on which the parcel may arrive. */
  deadline: Day;
  wayPaidBy: WayPayer;
  /** The shop keeps this of what goes back. */
  fee: Money;
  /** At most this goes back for the delivery, which is what the cheapest one cost; null: nobody knows, and all that was paid goes back. */
  cheapestDelivery: Money | null;
}

/** Another order replaces pieces of the return. */
export interface ReturnExchange {
  orderId: string;
  /** The last day on which its pieces are held for a parcel that has not arrived. */
  heldUntil: Day;
  /** When the pieces that came back were accepted, so that it can be sent. */
  releasedAt: Date | null;
  /** When it ended without being sent: the shopper gets money for what comes back all the same. */
  endedAt: Date | null;
}

/** How far an exchange is. */
export const exchangeStates = ['held', 'released', 'ended'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

export function exchangeStateOf({ releasedAt, endedAt }: ReturnExchange): ExchangeState {
  if (endedAt) return 'ended';
  return releasedAt ? 'released' : 'held';
}

export interface ReturnTracking {
  carrier: string | null;
  trackingNumber: string | null;
}

export interface ReturnRecord extends ReturnTerms, ReturnTracking {
  /** Given by its client, so that a repeated request is the same return. Its refund has the same id. */
  id: string;
  /** Short: `returnNumberOf` is what people call it. */
  number: number;
  /** Printed on the parcel, and scanned when it arrives. */
  code: string;
  orderId: string;
  kind: ReturnKind;
  state: ReturnState;
  declaredAt: Date;
  /** It goes back as far as anybody knows; once settled, this is what goes back. */
  amount: Money;
  pieces: readonly ReturnPiece[];
  /** It is null where nothing is exchanged. */
  exchange: Readonly<ReturnExchange> | null;
  postedAt: Date | null;
  arrivedAt: Date | null;
  /** When the last piece was judged. */
  judgedAt: Date | null;
  settledAt: Date | null;
  /** When it was cancelled or lapsed. */
  endedAt: Date | null;
}

/** The shop bears all costs of such a piece. */
export const isShopsFault = (reason: ReturnReason | null): boolean =>
  reason === 'faulty' || reason === 'wrong-item';
