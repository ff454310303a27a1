import { priceRanges, rangesNamed, rangesWithin } from './price-range';

describe('price ranges', () => {
  it('cover every price once', () => {
    const ranges = Object.values(priceRanges);
    expect(ranges[0]!.from).toBe(0);
    expect(ranges.slice(1).map(({ from }) => from)).toEqual(ranges.slice(0, -1).map(({ to }) => to));
    expect(ranges.at(-1)!.to).toBeNull();
  });

  it('become one where they touch, in any order', () => {
    expect(rangesNamed(['50-100', '25-50', '500-'])).toEqual([
      { from: 25_00, to: 100_00 },
      { from: 500_00, to: null },
    ]);
  });

  it('are cut by another range, and those outside it are left out', () => {
    const ranges = rangesNamed(['0-25', '50-100', '500-']);
    expect(rangesWithin(ranges, { from: 80_00, to: 600_00 })).toEqual([
      { from: 80_00, to: 100_00 },
      { from: 500_00, to: 600_00 },
    ]);
    expect(rangesWithin(ranges, { from: 30_00, to: 50_00 })).toEqual([]);
    expect(rangesWithin(ranges, { from: 700_00, to: null })).toEqual([{ from: 700_00, to: null }]);
  });

  it('begin and end at any whole dollar', () => {
    expect(rangesNamed(['-80'])).toEqual([{ from: 0, to: 80_00 }]);
    expect(rangesNamed(['20-'])).toEqual([{ from: 20_00, to: null }]);
    expect(rangesNamed(['35-80', '0-25'])).toEqual([
      { from: 0, to: 25_00 },
      { from: 35_00, to: 80_00 },
    ]);
  });

  it('become one where they overlap', () => {
    expect(rangesNamed(['40-60', '-45', '50-55'])).toEqual([{ from: 0, to: 60_00 }]);
    expect(rangesNamed(['10-', '20-30'])).toEqual([{ from: 10_00, to: null }]);
  });

  it.each(['cheap', '-', '80', '80-20', '50-50', '1.5-2', '1-99999999'])('%s is none', (id) => {
    expect(rangesNamed([id])).toEqual([]);
  });
});
