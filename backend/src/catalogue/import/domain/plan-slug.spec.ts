import { Money } from '../../../shared/money';
import { Product, type ProductDetails } from '../../products/domain/product';
import { type KnownProducts, titleKey } from './group-rows';
import type { ImportRow } from './import-row';
import { planImport } from './plan-import';
import { usualSizeChart } from '../../sizes/adapters/memory/usual-size-chart';

const details: ProductDetails = {
  title: 'Wool coat',
  description: 'Warm.',
  category: 'women',
  brand: 'zara',
  image: '/uploads/coat-1200.webp',
};
const priced = { colour: null, sku: null, price: Money.ofMajor(100), salePrice: Money.zero };
const coat = Product.create(
  details,
  {
    colours: [],
    variants: [
      { ...priced, size: 'S' },
      { ...priced, size: 'M' },
    ],
  },
  new Date(0),
  usualSizeChart,
);
const { id } = coat.state;
/** The coat was “coat” before, and there is another product. */
const known: KnownProducts = {
  products: new Map([[id, coat]]),
  bySku: new Map(),
  byGtin: new Map(),
  byTitle: new Map([[titleKey(details), [id]]]),
  slugs: new Map([[id, 'wool-coat']]),
  bySlug: new Map([
    ['wool-coat', { productId: id, title: 'Wool coat', isCurrent: true }],
    ['coat', { productId: id, title: 'Wool coat', isCurrent: false }],
    ['parka', { productId: 'another', title: 'Parka', isCurrent: true }],
    ['old-parka', { productId: 'another', title: 'Parka', isCurrent: false }],
  ]),
  stocks: new Map(),
  chart: usualSizeChart,
};
const small = { productId: id, size: 'S' };
const medium = { productId: id, size: 'M' };
const plan = (...rows: Omit<ImportRow, 'row'>[]) =>
  planImport(
    rows.map((row, place) => ({ row: place + 2, ...row })),
    known,
  );

describe('the slug of an imported product', () => {
  it.each(['winter-coat', 'coat'])('is the one in the file: %s', (slug) => {
    const { products, changes, errors } = plan({ ...small, slug }, medium);
    expect(errors).toEqual([]);
    expect(products).toMatchObject([{ productId: id, slug }]);
    expect(changes[0]!.fields).toEqual([{ field: 'slug', before: 'wool-coat', after: slug }]);
  });

  it('stays where the file says the same, or nothing', () => {
    expect(plan({ ...small, slug: 'wool-coat' }).products).toEqual([]);
    expect(plan({ ...small, title: 'Coat of wool' }).products[0]!.slug).toBeUndefined();
  });

  it.each([
    ['parka', '“parka” is the address of “Parka”. Choose another one.'],
    ['old-parka', '“old-parka” was an address of “Parka”. Choose another one.'],
  ])('is not one that leads to another product: %s', (slug, message) => {
    const { errors } = plan(small, { ...medium, slug });
    expect(errors).toEqual([{ row: 3, column: 'slug', message }]);
  });

  it('is of one product of the file, and the same in all rows of it', () => {
    const added = { ...details, title: 'Cape', priceCents: 5000 };
    expect(plan({ ...small, slug: 'cape' }, { ...added, slug: 'cape' }).errors).toEqual([
      { row: 3, column: 'slug', message: 'is also in row 2' },
    ]);
    expect(plan({ ...small, slug: 'cape' }, { ...medium, slug: 'cloak' }).errors).toEqual([
      { row: 3, column: 'slug', message: 'differs from row 2 of the same product' },
    ]);
  });
});
