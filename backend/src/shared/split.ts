import { Money } from './money';

/**
 * Splits an amount by weights, in whole cents, by largest remainder: each part is its exact share rounded down or up, and the
 * parts add up to the amount. Of equal remainders, the first is rounded up. Without any weight, the parts are equal.
 * @param weights whole numbers of 0 or more; none for an amount of nothing
 */
export function split(amount: Money, weights: readonly number[]): Money[] {
  const weightless = weights.every((weight) => weight === 0);
  const shares = weights.map((weight) => BigInt(weightless ? 1 : weight));
  const sum = shares.reduce((total, share) => total + share, 0n);
  const exact = shares.map((share) => BigInt(amount.cents) * share);
  const cents = exact.map((product) => product / sum);
  const left = BigInt(amount.cents) - cents.reduce((total, part) => total + part, 0n);
  const roundedUp = exact
    .map((product, place) => ({ place, remainder: product % sum }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.place - other.place)
    .slice(0, Number(left));
  for (const { place } of roundedUp) cents[place]! += 1n;
  return cents.map((part) => Money.ofCents(Number(part)));
}
