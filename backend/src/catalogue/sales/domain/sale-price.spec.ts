import fc from 'fast-check';
import { sellIn } from '../../../shared/currency/shop-currency';
import { Money } from '../../../shared/money';
import { endings, maxPercent, outcomeOf, reducedPrice, type SaleRule } from './sale-price';

const cents = fc.integer({ min: 1, max: 100_000_000 });
const percent = fc.integer({ min: 1, max: maxPercent });
const ending = fc.constantFrom(null, ...endings);
const money = (amount: string) => Money.ofMajor(amount);

describe('the price in a sale', () => {
  it.each([
    ['59.50', { percent: 20, ending: null }, '47.60'],
    ['59.50', { percent: 20, ending: 99 }, '46.99'],
    ['59.50', { percent: 20, ending: 90 }, '46.90'],
    ['59.99', { percent: 20, ending: 99 }, '47.99'],
    ['19.99', { percent: 33, ending: null }, '13.39'],
    ['1.00', { percent: 50, ending: 99 }, '0.50'],
    ['0.02', { percent: 50, ending: null }, '0.01'],
    ['59.50', { price: money('39.90') }, '39.90'],
  ] as [string, SaleRule, string][])('of %s by %j is %s', (price, rule, expected) => {
    expect(reducedPrice(money(price), rule)?.toString()).toBe(expected);
  });

  it.each([
    ['0.01', { percent: 50, ending: null }],
    ['39.90', { price: money('39.90') }],
    ['20.00', { price: money('39.90') }],
  ] as [string, SaleRule][])('of %s by %j is none', (price, rule) => {
    expect(reducedPrice(money(price), rule)).toBeUndefined();
  });

  describe('in yen', () => {
    beforeAll(() => sellIn('JPY'));
    afterAll(() => sellIn('USD'));

    it.each([
      ['5950', { percent: 15, ending: null }, '5057'],
      ['5950', { percent: 15, ending: 99 }, '4999'],
      ['5950', { percent: 15, ending: 90 }, '4990'],
      ['110', { percent: 20, ending: 99 }, '88'],
    ] as [string, SaleRule, string][])('of %s by %j is %s', (price, rule, expected) => {
      expect(reducedPrice(money(price), rule)?.toString()).toBe(expected);
    });
  });

  it('is never zero, never higher than the percentage promises, and ends as it should', () => {
    fc.assert(
      fc.property(cents, percent, ending, (price, off, end) => {
        const reduced = reducedPrice(Money.ofCents(price), { percent: off, ending: end });
        if (!reduced) return price * (100 - off) < 100;
        const isKept = reduced.cents * 100 <= price * (100 - off);
        const promised = Math.floor((price * (100 - off)) / 100);
        const isNear = end === null ? reduced.cents === promised : promised - reduced.cents < 100;
        const endsSo = end === null || promised < end || reduced.cents % 100 === end;
        return reduced.cents > 0 && reduced.cents < price && isKept && isNear && endsSo;
      }),
      { numRuns: 2_000 },
    );
  });

  it('falls with the price and with the percentage', () => {
    fc.assert(
      fc.property(cents, cents, percent, percent, ending, (one, other, off, more, end) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const [less, most] = [Math.min(off, more), Math.max(off, more)];
        const of = (price: number, by: number) =>
          reducedPrice(Money.ofCents(price), { percent: by, ending: end })?.cents ?? 0;
        // Below the ending there is nothing to round to.
        if (end !== null && Math.floor((low * (100 - most)) / 100) < end) return true;
        return of(low, off) <= of(high, off) && of(one, most) <= of(one, less);
      }),
    );
  });
});

describe('a variant in a sale of 20 percent', () => {
  const rule = { percent: 20, ending: null };
  const outcome = (price: string, salePrice: string, isInOtherSale = false) =>
    outcomeOf({ price: money(price), salePrice: money(salePrice), isInOtherSale }, rule);

  it('is reduced from its price, also where its own sale price is higher', () => {
    expect(outcome('50.00', '0')).toEqual({ salePrice: money('40.00') });
    expect(outcome('50.00', '45.00')).toEqual({ salePrice: money('40.00') });
  });

  it.each([
    ['has a lower sale price of its own', '50.00', '35.00', false, 'lower-price'],
    ['has this sale price already', '50.00', '40.00', false, 'lower-price'],
    ['takes part in another sale', '50.00', '0', true, 'other-sale'],
    ['costs too little', '0.01', '0', false, 'not-lower'],
  ] as const)('is left out when it %s', (_, price, salePrice, isInOtherSale, leftOut) => {
    expect(outcome(price, salePrice, isInOtherSale)).toEqual({ leftOut });
  });
});
