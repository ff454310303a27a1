import { averageOrderCents, conversion, noFigures, sumOf } from './daily-figures';
import { customRange, daysUpTo, MalformedRange, rangeBefore } from './report-range';

describe('a range of days', () => {
  it('is compared with the same number of days before it', () => {
    expect(daysUpTo('2026-03-07', 7)).toEqual({ from: '2026-03-01', to: '2026-03-07' });
    expect(rangeBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({
      from: '2026-02-22',
      to: '2026-02-28',
    });
    expect(rangeBefore(daysUpTo('2026-03-01', 1))).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  });

  it.each([
    [undefined, '2026-03-01', 'from: must be a day like 2026-03-29'],
    ['2026-03-01', undefined, 'to: must be a day like 2026-03-29'],
    ['2026-03-02', '2026-03-01', 'to: must not be before from'],
    ['2025-03-01', '2026-03-02', 'to: must be at most 366 days after from'],
  ])('from %s to %s is refused: %s', (from, to, message) => {
    expect(() => customRange(from, to)).toThrow(MalformedRange);
    expect(() => customRange(from, to)).toThrow(message);
  });

  it('may be as long as a leap year', () => {
    expect(customRange('2028-01-01', '2028-12-31')).toEqual({ from: '2028-01-01', to: '2028-12-31' });
  });
});

describe('the figures of several days', () => {
  const monday = { ...noFigures, orders: 2, revenueCents: 3_001, shoppers: 4, buyers: 1 };
  const tuesday = {
    ...noFigures,
    orders: 1,
    revenueCents: 1_000,
    refunds: 1,
    refundedCents: 1_000,
    shoppers: 4,
    buyers: 1,
  };

  it('are their sums', () => {
    expect(sumOf([monday, tuesday])).toEqual({
      ...noFigures,
      orders: 3,
      revenueCents: 4_001,
      refunds: 1,
      refundedCents: 1_000,
      shoppers: 8,
      buyers: 2,
    });
    expect(sumOf([])).toEqual(noFigures);
  });

  it('give an average order to the cent and a conversion, unless there is nothing to divide by', () => {
    expect([averageOrderCents(monday), conversion(sumOf([monday, tuesday]))]).toEqual([1_501, 0.25]);
    expect([averageOrderCents(noFigures), conversion(noFigures)]).toEqual([null, null]);
  });
});
