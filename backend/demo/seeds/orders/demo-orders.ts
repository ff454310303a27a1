import { chance, shuffled } from '../chance';
import type { DemoProduct, DemoVariant } from '../demo-product';
import type { DemoReview } from '../reviews/demo-reviews';
import { demoCustomers } from './demo-customers';

/** The outcome of an order. The shop itself moves a `paid` one on. */
export type DemoOutcome = 'paid' | 'rejected' | 'cancelled' | 'expired' | 'declined' | 'in-review';

export interface DemoLine {
  sku: string;
  quantity: number;
}

export interface DemoOrder {
  customer: string;
  placedAt: Date;
  lines: DemoLine[];
  outcome: DemoOutcome;
}

const days = 90;
const ordersInAll = 400;
const cartsInAll = 500;
const dayMs = 86_400_000;
/** The age is given in days. */
const soon = 0.4;

/** The list begins with Sunday. */
const weekdays = [0.95, 0.7, 0.65, 0.7, 0.75, 0.9, 1];
/** How busy each hour is, from midnight on. */
const hours = [4, 2, 1, 1, 1, 2, 4, 5, 7, 8, 8, 9, 10, 10, 9, 8, 8, 8, 7, 8, 9, 10, 9, 7].map(
  (share) => share / 10,
);

/**
 * The orders of the last 90 days, and before them those of the reviewers who bought something, oldest first. The same each
 * time, apart from today's date.
 */
export function demoOrders(
  products: readonly DemoProduct[],
  reviews: readonly DemoReview[],
  now: Date,
): DemoOrder[] {
  const ofReviewers = ordersOfReviewers(products, reviews, now);
  const recent = ofReviewers.filter(({ placedAt }) => ageOf(placedAt, now) < days).length;
  const popular = shuffled(products, 'products');
  const regulars = shuffled(demoCustomers, 'customers');
  const others = Array.from({ length: ordersInAll - recent }, (_, number) =>
    anOrder(popular, regulars, number, now),
  );
  const oldestFirst = (one: DemoOrder, other: DemoOrder) => Number(one.placedAt) - Number(other.placedAt);
  const all = [...ofReviewers, ...withReviewed(others, now)].sort(oldestFirst);
  return withLastPiecesSold(all, products);
}

/** An order for pieces that are gone today is paid: if it had returned them, they would be there. */
function withLastPiecesSold(orders: DemoOrder[], products: readonly DemoProduct[]): DemoOrder[] {
  const stocks = new Map(products.flatMap(({ variants }) => variants).map(({ sku, stock }) => [sku, stock]));
  const areLeft = ({ sku, quantity }: DemoLine) => stocks.get(sku)! >= quantity;
  return orders.map((order) =>
    order.outcome === 'in-review' || order.lines.every(areLeft) ? order : { ...order, outcome: 'paid' },
  );
}

/** A cart is filled and not yet bought. */
export type DemoCart = Pick<DemoOrder, 'customer' | 'lines'> & { filledAt: Date };

/** About as many as are paid for. The same each time, apart from today's date. */
export function demoCarts(products: readonly DemoProduct[], now: Date): DemoCart[] {
  const popular = shuffled(products, 'products');
  const regulars = shuffled(demoCustomers, 'customers');
  return Array.from({ length: cartsInAll }, (_, number) => {
    const { customer, placedAt, lines } = anOrder(popular, regulars, ordersInAll + number, now);
    return { customer, filledAt: placedAt, lines };
  });
}

/** A few of the newest payments are under review. */
function withReviewed(orders: DemoOrder[], now: Date): DemoOrder[] {
  const settled = orders.filter(({ placedAt }) => ageOf(placedAt, now) > soon);
  const newestFirst = settled.sort((one, other) => Number(other.placedAt) - Number(one.placedAt));
  const reviewed = new Set([1, 4, 7].map((place) => newestFirst[place]));
  return orders.map((order) => (reviewed.has(order) ? { ...order, outcome: 'in-review' } : order));
}

const ageOf = (at: Date, now: Date): number => (now.getTime() - at.getTime()) / dayMs;
const daysBefore = (now: Date, age: number): Date => new Date(now.getTime() - age * dayMs);

/** Up to three of a reviewer's products at a time, some days before the first of their reviews. */
function ordersOfReviewers(
  products: readonly DemoProduct[],
  reviews: readonly DemoReview[],
  now: Date,
): DemoOrder[] {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  return [...new Set(reviews.map(({ shopper }) => shopper))].flatMap((customer) => {
    const bought = reviews
      .filter(({ shopper, isBuyer }) => shopper === customer && isBuyer)
      .sort((one, other) => other.daysAgo - one.daysAgo);
    return inThrees(bought).map((some) => ({
      customer,
      placedAt: daysBefore(now, some[0]!.daysAgo + 6 + 4 * chance(customer, some[0]!.slug, 'placed')),
      lines: some.map(({ slug }) => ({ sku: chosenVariant(bySlug.get(slug)!, customer).sku, quantity: 1 })),
      outcome: 'paid' as const,
    }));
  });
}

const inThrees = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 3) }, (_, at) => all.slice(3 * at, 3 * at + 3));

/** The order's products and customer are more often those that come first. */
function anOrder(
  popular: readonly DemoProduct[],
  regulars: readonly string[],
  number: number,
  now: Date,
): DemoOrder {
  const placedAt = aMoment(number, now);
  return {
    customer: oneOfFirst(regulars, chance(number, 'customer')),
    placedAt,
    lines: linesOf(popular, number),
    outcome: outcomeOf(ageOf(placedAt, now), chance(number, 'outcome')),
  };
}

/** Repeats until the day and the hour are busy enough. The shop slowly grows. */
function aMoment(number: number, now: Date): Date {
  for (let draw = 0; ; draw += 1) {
    const at = daysBefore(now, 0.03 + (days - 0.03) * chance(number, draw, 'day'));
    const growth = 1 - (0.35 * ageOf(at, now)) / days;
    const busyness = weekdays[at.getUTCDay()]! * hours[at.getUTCHours()]! * growth;
    if (chance(number, draw, 'busy') < busyness) return at;
  }
}

function linesOf(popular: readonly DemoProduct[], number: number): DemoLine[] {
  const luck = chance(number, 'lines');
  const count = luck < 0.55 ? 1 : luck < 0.82 ? 2 : luck < 0.95 ? 3 : 4;
  const skus = Array.from({ length: count }, (_, place) => {
    const product = oneOfFirst(popular, chance(number, place, 'product'));
    return chosenVariant(product, number, place).sku;
  });
  return [...new Set(skus)].map((sku) => ({ sku, quantity: chance(number, sku, 'quantity') < 0.9 ? 1 : 2 }));
}

/** The first are chosen often, most now and then. @param luck from 0 to 1 */
const oneOfFirst = <T>(all: readonly T[], luck: number): T => all[Math.floor(all.length * luck ** 1.7)]!;

/** A size of which many were made is bought often; of one that ran out, the last were bought. */
export function chosenVariant({ variants, slug }: DemoProduct, ...words: (string | number)[]): DemoVariant {
  const shares = variants.map(({ stock }) => Math.max(stock, 5));
  let luck = shares.reduce((sum, share) => sum + share, 0) * chance(slug, ...words, 'variant');
  return variants.find((_, place) => (luck -= shares[place]!) < 0) ?? variants[0]!;
}

/** The newest orders are all paid: none has ended yet. */
function outcomeOf(age: number, luck: number): DemoOutcome {
  if (age < soon) return 'paid';
  if (luck < 0.03) return age > 2 ? 'rejected' : 'paid';
  if (luck < 0.05) return 'cancelled';
  if (luck < 0.09) return 'expired';
  return luck < 0.1 ? 'declined' : 'paid';
}
