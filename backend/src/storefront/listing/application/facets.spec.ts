import { facetsOf, type CategoryBrandCounts } from './facets';
import { unfiltered } from './product-filter';

const group = (
  category: string,
  brand: string,
  products: number,
  given: Partial<CategoryBrandCounts> = {},
): CategoryBrandCounts => ({
  category,
  path: [category],
  brand,
  products,
  sizes: new Map([['M', products]]),
  colours: new Map([['Navy', { products, hex: '#1f2f4d' }]]),
  prices: new Map([['25-50', products]]),
  onSale: Math.min(products, 1),
  inStock: products,
  ...given,
});
const groups = [
  group('men', 'zara', 3),
  group('men', 'puma', 2),
  group('kids', 'zara', 4),
  group('kids', 'puma', 0),
];
const filter = unfiltered;

describe('facets', () => {
  it('count each option combined with the choices of the other facets', () => {
    expect(facetsOf(groups, { ...filter, category: ['men'] })).toEqual({
      total: 5,
      facets: {
        category: { men: 5, kids: 4 },
        brand: { zara: 3, puma: 2 },
        size: { M: 5 },
        colour: { Navy: 5 },
        price: { '25-50': 5 },
        sale: { yes: 2 },
        inStock: { yes: 5 },
      },
      colours: [{ name: 'Navy', hex: '#1f2f4d' }],
    });
    const { total, facets } = facetsOf(groups, { ...filter, category: ['men', 'kids'], brand: ['puma'] });
    expect([total, facets.category, facets.brand]).toEqual([2, { men: 2 }, { zara: 7, puma: 2 }]);
  });

  it('tell of several hexes of a colour always the same', () => {
    const navy = (hex: string, brand: string) =>
      group('men', brand, 1, { colours: new Map([['Navy', { products: 1, hex }]]) });
    const several = [navy('#1f2f4d', 'zara'), navy('#000080', 'puma'), navy('#202050', 'nike')];
    for (const inOrder of [several, several.toReversed()])
      expect(facetsOf(inOrder, filter).colours).toEqual([{ name: 'Navy', hex: '#000080' }]);
  });

  it('leave out choices without products, and are empty for an empty catalogue', () => {
    expect(facetsOf(groups, { ...filter, category: ['kids'] }).facets.brand).toEqual({ zara: 4 });
    expect(facetsOf([], { ...filter, brand: ['nike'] })).toEqual({
      total: 0,
      facets: { category: {}, brand: {}, size: {}, colour: {}, price: {}, sale: {}, inStock: {} },
      colours: [],
    });
  });
});
