import { differenceOf, outcomeOf } from './counted-line';
import { queryOf, StockTake } from './stock-take';
import { StockTakeIsClosed } from './stock-take.errors';

const ada = { actor: 'admin:ada', name: 'Ada', at: new Date('2026-11-28T10:00:00Z') };
const opened = () => StockTake.open({ kind: 'brand', slug: 'zara' }, 3, ada);

describe('a stock-take', () => {
  it('is booked once, with its reason', () => {
    const stockTake = opened();
    stockTake.book('Yearly count', ada);
    expect(stockTake.state).toMatchObject({ state: 'booking', reason: 'Yearly count', closed: ada });
    expect(() => stockTake.book('Again', ada)).toThrow(StockTakeIsClosed);
    stockTake.finishBooking();
    expect(stockTake.state.state).toBe('booked');
  });

  it('is neither counted nor booked once it is abandoned', () => {
    const stockTake = opened();
    stockTake.abandon(ada);
    expect(() => stockTake.assertOpen()).toThrow(StockTakeIsClosed);
    expect(() => stockTake.book('Late', ada)).toThrow(StockTakeIsClosed);
    stockTake.finishBooking();
    expect(stockTake.state.state).toBe('abandoned');
  });

  it('finds its products by the query of their list', () => {
    expect(queryOf({ kind: 'brand', slug: 'h&m' })).toBe('brand=h%26m');
    expect(queryOf({ kind: 'category', slug: 'men' })).toBe('category=men');
    expect(queryOf({ kind: 'filter', query: 'stock=low' })).toBe('stock=low');
  });
});

describe('a counted line', () => {
  const line = (counted: number) => ({ variantId: 'tee', counted, expected: 12 });
  const none = { impossible: new Set<string>(), correctedSince: new Set<string>() };
  const tee = new Set(['tee']);

  it('has the difference from what was to be there', () => {
    expect([line(9), line(12), line(14)].map(differenceOf)).toEqual([-3, 0, 2]);
  });

  it.each([
    ['as many as expected', 12, { ...none, correctedSince: tee, impossible: tee }, 'unchanged'],
    ['another number', 9, none, 'corrected'],
    ['another number that the stock cannot take', 9, { ...none, impossible: tee }, 'impossible'],
    ['a stock that was corrected since', 9, { impossible: tee, correctedSince: tee }, 'corrected-since'],
  ] as const)('has an outcome: %s', (_, counted, obstacles, outcome) => {
    expect(outcomeOf(line(counted), obstacles)).toBe(outcome);
  });
});
