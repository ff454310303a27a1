import * as fc from 'fast-check';
import { Money } from './money';
import { split } from './split';

const centsOf = (cents: number, weights: number[]) =>
  split(Money.ofCents(cents), weights).map((part) => part.cents);

const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
const weightLists = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 40 });

describe('splitting an amount', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [490, [5998, 1995], [368, 122]],
    [2, [1, 1, 1], [1, 1, 0]],
    [10, [0, 5, 0], [0, 10, 0]],
    [7, [0, 0], [4, 3]],
    [0, [3, 4], [0, 0]],
    [999, [12], [999]],
  ])('gives of %i cents by the weights %j the parts %j', (cents, weights, parts) => {
    expect(centsOf(cents, weights)).toEqual(parts);
  });

  it('gives whole cents that add up to the amount, each its exact share rounded down or up', () => {
    fc.assert(
      fc.property(amounts, weightLists, (cents, weights) => {
        const parts = centsOf(cents, weights);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(cents);
        parts.forEach((part, place) => {
          const weight = sum === 0 ? 1n : BigInt(weights[place]!);
          const shares = sum === 0 ? BigInt(weights.length) : BigInt(sum);
          const down = (BigInt(cents) * weight) / shares;
          expect([down, down + 1n]).toContain(BigInt(part));
        });
      }),
    );
  });

  it('gives a heavier weight no less than a lighter one, and the same parts each time', () => {
    fc.assert(
      fc.property(amounts, weightLists, (cents, given) => {
        const weights = [...given].sort((one, other) => other - one);
        const parts = centsOf(cents, weights);
        expect(parts).toEqual([...parts].sort((one, other) => other - one));
        expect(centsOf(cents, weights)).toEqual(parts);
      }),
    );
  });
});
