import { sellIn } from '../../../shared/currency/shop-currency';
import { priceRanges, rangesNamed } from './price-range';

describe('price ranges', () => {
  afterEach(() => sellIn('USD'));

  it('cover every price once', () => {
    const ranges = Object.values(priceRanges());
    expect(ranges[0]!.from).toBe(0);
    expect(ranges.slice(1).map(({ from }) => from)).toEqual(ranges.slice(0, -1).map(({ to }) => to));
    expect(ranges.at(-1)!.to).toBeNull();
  });

  it('have steps of the usual prices in the currency, in its smallest units', () => {
    sellIn('JPY');
    expect(Object.keys(priceRanges())).toEqual([
      '0-2500',
      '2500-5000',
      '5000-10000',
      '10000-20000',
      '20000-50000',
      '50000-',
    ]);
    expect([priceRanges()['2500-5000'], rangesNamed(['80-'])]).toEqual([
      { from: 2500, to: 5000 },
      [{ from: 80, to: null }],
    ]);
    sellIn('SEK');
    expect(priceRanges()['250-500']).toEqual({ from: 250_00, to: 500_00 });
  });

  it('begin and end at any whole unit', () => {
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
