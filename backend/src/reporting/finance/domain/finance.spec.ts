import { noFigures } from '../../figures/domain/daily-figures';
import { MalformedRange } from '../../figures/domain/report-range';
import { financeOf } from './finance-figures';
import { rangeOf, rowsOf, stepOf } from './finance-range';

describe('the range of a finance report', () => {
  it('is the month up to today, or all of the month before', () => {
    expect(rangeOf('this-month', '2026-03-31', undefined, undefined)).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
    });
    expect(rangeOf('this-month', '2026-03-01', undefined, undefined)).toEqual({
      from: '2026-03-01',
      to: '2026-03-01',
    });
    expect(rangeOf('last-month', '2026-03-31', undefined, undefined)).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
    expect(rangeOf('last-month', '2026-01-01', undefined, undefined)).toEqual({
      from: '2025-12-01',
      to: '2025-12-31',
    });
  });

  it('is of five years at most', () => {
    const fiveYears = { from: '2024-01-01', to: '2028-12-31' };
    expect(rangeOf('custom', '2026-03-31', fiveYears.from, fiveYears.to)).toEqual(fiveYears);
    expect(() => rangeOf('custom', '2026-03-31', '2024-01-01', '2029-01-01')).toThrow(MalformedRange);
    expect(() => rangeOf('custom', '2026-03-31', undefined, '2029-01-01')).toThrow(MalformedRange);
  });

  it('has rows by day, and by month when it is long', () => {
    expect(stepOf({ from: '2026-01-01', to: '2026-03-31' }, undefined)).toBe('day');
    const year = { from: '2026-01-01', to: '2026-12-31' };
    expect([stepOf(year, undefined), stepOf(year, 'day')]).toEqual(['month', 'day']);
    expect(() => stepOf({ from: '2025-01-01', to: '2026-12-31' }, 'day')).toThrow(MalformedRange);
  });

  it('cuts its first and its last month', () => {
    expect(rowsOf({ from: '2025-12-30', to: '2026-02-03' }, 'month')).toEqual([
      { from: '2025-12-30', to: '2025-12-31' },
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-03' },
    ]);
    expect(rowsOf({ from: '2026-02-28', to: '2026-03-01' }, 'day')).toEqual([
      { from: '2026-02-28', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-01' },
    ]);
  });
});

describe('the figures of a finance report', () => {
  it('are below zero net when more went back than came', () => {
    const refundsOnly = financeOf({ ...noFigures, grossCents: 1_000, givenCents: 2_550 });
    expect(refundsOnly).toMatchObject({ netCents: -1_550, averageOrderCents: null });
  });

  it('have an average of what the orders cost', () => {
    const figures = {
      ...noFigures,
      orders: 2,
      revenueCents: 3_001,
      grossCents: 3_001,
      units: 5,
      deliveryCents: 700,
    };
    expect(financeOf(figures)).toEqual({
      grossCents: 3_001,
      refundsCents: 0,
      netCents: 3_001,
      deliveryCents: 700,
      orders: 2,
      pieces: 5,
      averageOrderCents: 1_501,
    });
  });
});
