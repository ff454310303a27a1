import { unfiltered } from '../../application/product-filter';
import { cheapestPath } from './access-path';

const group = (category: string, rows: number, products: number) => ({
  category,
  path: [category],
  brand: 'levi',
  version: 1,
  rows,
  products,
  tiers: [],
  sizes: new Map<string, number>(),
  colours: new Map<string, { products: number; hex: string }>(),
  prices: new Map<string, number>(),
});
const page = { ...unfiltered, category: ['men'], size: ['M'], limit: 20 };

describe('the access path to a page of sizes and colours', () => {
  it.each([
    [
      'walks the index for common choices',
      'index walk',
      [group('men', 10_000, 5_000), group('kids', 10_000, 5_000)],
    ],
    ['sorts rare choices', 'filter and sort', [group('men', 10_000, 15), group('kids', 10_000, 10)]],
    [
      'walks a short group instead of sorting what others have',
      'index walk',
      [group('men', 30, 1), group('kids', 9_000, 900)],
    ],
    [
      'sorts what other groups have instead of walking a long one',
      'filter and sort',
      [group('men', 9_000, 0), group('kids', 900, 90)],
    ],
    [
      'is left to the planner where both are expensive',
      undefined,
      [group('men', 9_000, 3), group('kids', 9_000, 5_000)],
    ],
  ] as const)('%s', (_, path, counted) => {
    expect(cheapestPath({ ...page, category: [...page.category] }, [...counted])).toBe(path);
  });
});
