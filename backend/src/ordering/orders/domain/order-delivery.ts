import { DatesChanged } from './order.errors';

/** Days of the shop's time zone, both included: `2026-11-24`. */
export interface PromisedDates {
  from: string;
  to: string;
}

/** The price holds for goods from this value up to the next step; both are in cents. */
export interface PriceStep {
  from: number;
  priceCents: number;
}

/** How an order reaches its shopper, as it was offered when it was placed. What it costs is in the lines. */
export interface OrderDelivery {
  methodId: string;
  name: string;
  kind: 'delivery' | 'pick-up';
  carrier: string | null;
  /** The address contains `{number}` once. */
  trackingAddress: string | null;
  /** Where and when to pick up; null for a delivery. */
  pickUpText: string | null;
  /** Null means that the method promised no dates. */
  promised: PromisedDates | null;
  /** Ascending from 0. Null: its price does not follow the value of the goods. */
  priceSteps: readonly PriceStep[] | null;
}

/**
 * @param seen what the shopper saw; compared where it is given, and null for no dates
 * @throws DatesChanged
 */
export function assertDatesSeen(
  seen: PromisedDates | null | undefined,
  { promised }: Pick<OrderDelivery, 'promised'>,
): void {
  if (seen === undefined) return;
  if (seen?.from !== promised?.from || seen?.to !== promised?.to) throw new DatesChanged();
}
