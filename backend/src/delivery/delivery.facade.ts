import type { Money } from '../shared/money';
import type { PromisedDates } from './domain/calendar';
import type { GoodsToSend, MethodKind, Step, WorkingDays } from './domain/method';
import type { Destination } from './domain/zone';

export type { Destination, GoodsToSend, MethodKind, PromisedDates };

/** An offer is a method's current price and promise. */
export interface DeliveryOffer {
  methodId: string;
  name: string;
  kind: MethodKind;
  price: Money;
  /** The price for goods from each value on, in cents and ascending from 0; null: the same for all. */
  priceSteps: readonly Step[] | null;
  /** The subtotal from which the method costs nothing; null when there is none to reach. */
  freeFrom: Money | null;
  carrier: string | null;
  /** The address contains `{number}` once. */
  trackingAddress: string | null;
  /** Where and when to pick up; null for a delivery. */
  pickUpText: string | null;
  /** Null means that the method promises no dates. */
  promised: PromisedDates | null;
  workingDays: WorkingDays | null;
  /** The time of day in the shop's time zone, such as `14:00`. */
  cutOff: string;
}

export abstract class DeliveryFacade {
  /** Cheapest first, then fastest; always in the same order. None: the shop does not deliver there. */
  abstract offers(destination: Destination, goods: GoodsToSend): Promise<DeliveryOffer[]>;
  /** Whether the same methods go to both, for the same prices. */
  abstract isSameZone(one: Destination, other: Destination): Promise<boolean>;
}
