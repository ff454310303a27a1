import type { Fit } from '../../../src/reviews/domain/fit';
import { chance, shuffled } from '../chance';
import type { DemoProduct } from '../demo-product';
import { demoShoppers } from './demo-shoppers';
import { general, kindOf, type Mood, specific } from './review-phrases';

export interface DemoReview {
  /** The slug of its product. */
  slug: string;
  shopper: string;
  value: number;
  message: string;
  daysAgo: number;
  /** Whether its author bought the product here. */
  isBuyer: boolean;
  /** How it fits, where its author bought a size of it. */
  fit: Fit;
}

/** Shares of five, four, three, two stars and one among a product's reviews. */
const tastes = [
  [0.78, 0.17, 0.05, 0, 0],
  [0.55, 0.3, 0.1, 0.04, 0.01],
  [0.38, 0.32, 0.18, 0.08, 0.04],
] as const;

const [lowestAverage, highestAverage] = [3.4, 4.9];
const [fewest, most] = [3, 25];

/** Reviews of two thirds of the products: always the same. */
export function reviewsOf(products: readonly DemoProduct[]): DemoReview[] {
  const reviewed = shuffled(products, 'reviewed').slice(0, Math.round((products.length * 2) / 3));
  return reviewed.flatMap(reviewsOfOne);
}

function reviewsOfOne({ slug, category }: DemoProduct): DemoReview[] {
  const stars = starsOf(slug);
  const shoppers = shuffled(demoShoppers, slug, 'shoppers');
  const messages = messagesOf(stars, kindOf(category), slug);
  return stars.map((value, place) => ({
    slug,
    shopper: shoppers[place]!,
    value,
    message: messages[place]!,
    daysAgo: 1 + 300 * chance(slug, place, 'written'),
    isBuyer: chance(slug, place, 'bought') < 0.6,
    fit: fitOf(messages[place]!, slug, place),
  }));
}

/** Some products are cut too small, and some too large. */
const cuts = [
  [0.45, 0.5],
  [0.05, 0.55],
  [0.1, 0.8],
  [0.08, 0.84],
] as const;

/** The words of the review decide, if they are about the fit. */
function fitOf(message: string, slug: string, place: number): Fit {
  if (/true to size|fits like|perfect|spot on|length is right/i.test(message)) return 'right';
  if (/too small|tight|narrow|size up|half a size|mirror says large/i.test(message)) return 'small';
  if (/large|roomy|little big|too long|bit long|cut a bit wide/i.test(message)) return 'large';
  const [small, right] = cuts[Math.floor(cuts.length * chance(slug, 'cut'))]!;
  const luck = chance(slug, place, 'fit');
  if (luck < small) return 'small';
  return luck < small + right ? 'right' : 'large';
}

/** Repeats until the average is plausible. */
function starsOf(slug: string): number[] {
  // Few have many reviews.
  const count = fewest + Math.floor((most - fewest + 1) * chance(slug, 'count') ** 1.6);
  const taste = tastes[Math.floor(tastes.length * chance(slug, 'taste'))]!;
  for (let draw = 0; ; draw += 1) {
    const stars = Array.from({ length: count }, (_, place) => drawn(taste, chance(slug, draw, place)));
    const average = stars.reduce((sum, value) => sum + value, 0) / count;
    if (average >= lowestAverage && average <= highestAverage) return stars;
  }
}

function drawn(taste: readonly number[], luck: number): number {
  let sum = 0;
  const place = taste.findIndex((share) => luck < (sum += share));
  return place < 0 ? 5 : 5 - place;
}

const moodOf = (value: number): Mood =>
  (({ 5: 'delighted', 4: 'pleased', 3: 'unsure' }) as Record<number, Mood>)[value] ?? 'disappointed';

/** Avoids repeating a text on the same product while others are left. */
function messagesOf(stars: number[], kind: keyof typeof specific, slug: string): string[] {
  const unsaid = new Map<readonly string[], string[]>();
  const next = (phrases: readonly string[]): string => {
    const left = unsaid.get(phrases) ?? shuffled(phrases, slug, phrases[0]!);
    const [phrase, ...others] = left;
    unsaid.set(phrases, others.length > 0 ? others : shuffled(phrases, slug, 'again'));
    return phrase!;
  };
  const write = (value: number, place: number): string => {
    const [ofKind, ofAnything] = [specific[kind][moodOf(value)], general[moodOf(value)]];
    const luck = chance(slug, place, 'words');
    if (luck < 0.3) return next(ofAnything);
    if (luck < 0.55) return next(ofKind);
    return luck < 0.8 ? `${next(ofKind)} ${next(ofAnything)}` : `${next(ofAnything)} ${next(ofKind)}`;
  };
  const messages: string[] = [];
  for (const [place, value] of stars.entries()) {
    let message = write(value, place);
    while (messages.includes(message)) message += ` ${next(general[moodOf(value)])}`;
    messages.push(message);
  }
  return messages;
}
