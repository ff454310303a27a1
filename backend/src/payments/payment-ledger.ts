import type { Period } from '../shared/time/period';

/** Money that moved at the provider, whatever became of the orders. */
export interface MovedMoney {
  /** The sum of the captures. */
  grossCents: number;
  /** Refunds that the provider has given, by the time at which it did. */
  givenCents: number;
}

/** The sums of captures and refunds, each by its own time: a refund belongs to the day on which it was given. */
export abstract class PaymentLedger {
  abstract movedIn(period: Period): Promise<MovedMoney>;
}
