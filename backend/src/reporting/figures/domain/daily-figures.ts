import type { Day } from '../../../shared/time/shop-days';

/** The figures of a day, or of several days together. */
export interface Figures {
  /** Paid, by the time of the payment. */
  orders: number;
  revenueCents: number;
  units: number;
  /** How many orders had money refunded, by the time of the refund; an order refunded on several days counts on each. */
  refunds: number;
  refundedCents: number;
  /** Captured by the provider, by the time of the capture. */
  grossCents: number;
  /** Given back by the provider, by the time of each refund. */
  givenCents: number;
  /** The price of the deliveries of the orders that were paid. */
  deliveryCents: number;
  /** How many shoppers put something into their cart, placed an order or paid; on several days, one counts on each. */
  shoppers: number;
  /** How many of them paid. */
  buyers: number;
}

export interface DailyFigures extends Figures {
  day: Day;
}

export const noFigures: Figures = {
  orders: 0,
  revenueCents: 0,
  units: 0,
  refunds: 0,
  refundedCents: 0,
  grossCents: 0,
  givenCents: 0,
  deliveryCents: 0,
  shoppers: 0,
  buyers: 0,
};

const names = Object.keys(noFigures) as (keyof Figures)[];

export function sumOf(days: Figures[]): Figures {
  const sum = { ...noFigures };
  for (const day of days) for (const name of names) sum[name] += day[name];
  return sum;
}

/** To the cent; null without orders. */
export const averageOrderCents = ({ revenueCents, orders }: Figures): number | null =>
  orders === 0 ? null : Math.round(revenueCents / orders);

/** The share of the shoppers with a cart who paid, from 0 to 1; null without shoppers. */
export const conversion = ({ buyers, shoppers }: Figures): number | null =>
  shoppers === 0 ? null : buyers / shoppers;
