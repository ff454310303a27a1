import { priceRanges, rangesNamed } from './price-range';

describe('price ranges', () => {
  it('cover every price once', () => {
    const ranges = Object.values(priceRanges);
    expect(ranges[0]!.from).toBe(0);
    expect(ranges.slice(1).map(({ from }) => from)).toEqual(ranges.slice(0, -1).map(({ to }) => to));
    expect(ranges.at(-1)!.to).toBeNull();
  });

  it('begin and end at any whole dollar', () => {
    expect(rangesNamed(['-80'])).toEqual([{ from: 0, to: 80_00 }]);
    expect(rangesNamed(['20-'])).toEqual([{ from: 20_00, to: null }]);
    expect(rangesNamed(['0-25', '35-80'])).toEqual([
      { from: 0, to: 25_00 },
      { from: 35_00, to: 80_00 },
    ]);
  });

  it.each(['cheap', '-', '80', '80-20', '50-50', '1.5-2', '1-99999999'])('%s is none', (id) => {
    expect(rangesNamed([id])).toEqual([]);
  });
});
