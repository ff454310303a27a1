import { demoProducts } from '../demo-products';
import { reviewsOf } from './demo-reviews';
import { demoShoppers } from './demo-shoppers';

const reviews = reviewsOf(demoProducts);
const slugs = [...new Set(reviews.map(({ slug }) => slug))];
const bySlug = new Map(slugs.map((slug) => [slug, reviews.filter((review) => review.slug === slug)]));
const averageOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it('two thirds of the products have reviews, each by 3 to 25 shoppers', () => {
  expect(bySlug.size).toBe(Math.round((demoProducts.length * 2) / 3));
  for (const own of bySlug.values()) {
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(own.length).toBeLessThanOrEqual(25);
    expect(new Set(own.map(({ shopper }) => shopper)).size).toBe(own.length);
  }
});

it('the average ratings are plausible and differ', () => {
  const averages = [...bySlug.values()].map((own) => averageOf(own.map(({ value }) => value)));
  expect(Math.min(...averages)).toBeGreaterThanOrEqual(3.4);
  expect(Math.max(...averages)).toBeLessThanOrEqual(4.9);
  expect(new Set(averages.map((average) => average.toFixed(1))).size).toBeGreaterThan(6);
});

it('no two reviews of a product have the same text', () => {
  for (const own of bySlug.values()) {
    expect(new Set(own.map(({ message }) => message)).size).toBe(own.length);
  }
});

it('some reviews are by buyers and some are not, and every shopper writes one', () => {
  const buyers = reviews.filter(({ isBuyer }) => isBuyer).length;
  expect(buyers / reviews.length).toBeGreaterThan(0.4);
  expect(buyers / reviews.length).toBeLessThan(0.8);
  expect(new Set(reviews.map(({ shopper }) => shopper)).size).toBe(demoShoppers.length);
});

it('the reviews are the same each time', () => expect(reviewsOf(demoProducts)).toEqual(reviews));
