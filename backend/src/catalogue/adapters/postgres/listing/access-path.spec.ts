import { cheapestPath } from './access-path';

const shelf = (category: string, cards: number, products: number) => ({
  category,
  brand: 'levi',
  version: 1,
  cards,
  products,
  tiers: [],
  sizes: new Map<string, number>(),
  colours: new Map<string, { products: number; hex: string }>(),
});
const page = { category: ['men'], brand: [], size: ['M'], colour: [], limit: 20 };

describe('the way to a page in sizes and colours', () => {
  it.each([
    ['meets what is common', 'walk', [shelf('men', 10_000, 5_000), shelf('kids', 10_000, 5_000)]],
    ['reads what is rare', 'read', [shelf('men', 10_000, 15), shelf('kids', 10_000, 10)]],
    [
      'passes a short shelf rather than to read what hangs on others',
      'walk',
      [shelf('men', 30, 1), shelf('kids', 9_000, 900)],
    ],
    [
      'reads what hangs on other shelves rather than to pass a long one',
      'read',
      [shelf('men', 9_000, 0), shelf('kids', 900, 90)],
    ],
    [
      'is Postgres’ to find where each is long',
      undefined,
      [shelf('men', 9_000, 3), shelf('kids', 9_000, 5_000)],
    ],
  ] as const)('%s', (_, way, counted) => {
    expect(cheapestPath({ ...page, category: [...page.category] }, [...counted])).toBe(way);
  });
});
