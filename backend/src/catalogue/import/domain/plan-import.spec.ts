import { Money } from '../../../shared/money';
import { Product, type ProductDetails } from '../../products/domain/product';
import { type KnownProducts, titleKey } from './group-rows';
import type { ImportRow } from './import-row';
import { planImport } from './plan-import';
import { usualSizeChart } from '../../sizes/adapters/memory/usual-size-chart';

const coat: ProductDetails = {
  title: 'Wool coat',
  description: 'Warm.',
  category: 'women',
  brand: 'zara',
  image: '/uploads/coat-1200.webp',
};
const inNavy = { colour: 'Navy', price: Money.ofMajor(100), salePrice: Money.zero };
const aCoat = () =>
  Product.create(
    coat,
    {
      colours: [{ name: 'Navy', hex: '#1f2f4d' }],
      variants: [
        { size: 'S', sku: 'C-S', ...inNavy },
        { size: 'M', sku: 'C-M', ...inNavy },
      ],
    },
    new Date(0),
    usualSizeChart,
  );

/** Ten of each variant. */
function knownProducts(...products: Product[]): KnownProducts {
  const variants = products.flatMap((product) =>
    product.state.variants.map(({ state }) => ({ ...state, productId: product.state.id })),
  );
  return {
    products: new Map(products.map((product) => [product.state.id, product])),
    bySku: new Map(variants.flatMap(({ sku, productId }) => (sku ? [[sku, productId]] : []))),
    byGtin: new Map(variants.flatMap(({ gtin, productId }) => (gtin ? [[gtin, productId]] : []))),
    byTitle: new Map(products.map(({ state }) => [titleKey(state.details), [state.id]])),
    slugs: new Map(),
    bySlug: new Map(),
    stocks: new Map(variants.map(({ id }) => [id, 10])),
    chart: usualSizeChart,
  };
}

const inRows = (...rows: Omit<ImportRow, 'row'>[]): ImportRow[] =>
  rows.map((row, place) => ({ row: place + 2, ...row }));
const changesOf = (rows: Omit<ImportRow, 'row'>[], ...products: Product[]) => {
  const { changes, errors } = planImport(inRows(...rows), knownProducts(...products));
  expect(errors).toEqual([]);
  return changes.map(({ kind, title, variant, fields }) => [
    kind,
    variant || title,
    Object.fromEntries(fields.map(({ field, before, after }) => [field, [before, after]])),
  ]);
};
const errorsOf = (rows: Omit<ImportRow, 'row'>[], ...products: Product[]) =>
  planImport(inRows(...rows), knownProducts(...products)).errors.map(({ row, column, message }) => [
    row,
    column,
    message,
  ]);

describe('an import finds its products', () => {
  const product = aCoat();
  const changed = ['changed', 'M · Navy', { price: ['100.00', '90.00'] }];

  it.each([
    ['id and SKU', { productId: product.state.id, sku: 'C-M' }],
    ['id, size and colour', { productId: product.state.id, size: 'M', colour: 'navy' }],
    ['SKU alone', { sku: 'C-M' }],
    ['title and brand', { title: 'wool COAT', brand: 'zara' as const, size: 'M', colour: 'Navy' }],
  ])('by %s', (_, named) => {
    const changes = changesOf([{ ...named, priceCents: 9000 }], product);
    expect(changes.at(-1)).toEqual(changed);
  });

  it('or adds a product with a new title', () => {
    const row = { ...coat, title: 'Rain coat', size: 'M', colour: 'Red', priceCents: 5000, stock: 3 };
    expect(changesOf([row], product)).toEqual([
      ['added', 'Rain coat', {}],
      [
        'added',
        'M · Red',
        { size: ['', 'M'], colour: ['', 'Red'], price: ['0.00', '50.00'], stock: ['0', '3'] },
      ],
    ]);
  });

  it('and adds a variant of a new size', () => {
    const row = { productId: product.state.id, size: 'L', colour: 'Navy', priceCents: 11000 };
    expect(changesOf([row], product).map(([kind, name]) => [kind, name])).toEqual([['added', 'L · Navy']]);
  });

  it('and keeps the values that the file does not contain', () => {
    const { products } = planImport(inRows({ sku: 'C-M', priceCents: 9000 }), knownProducts(product));
    expect(products[0]!.variants.map(({ sku, priceCents }) => [sku, priceCents])).toEqual([
      ['C-S', 10000],
      ['C-M', 9000],
    ]);
    expect(products[0]!.seenVersion).toBe(product.state.version);
  });
});

describe('an import changes stock', () => {
  const stockOf = (row: Pick<ImportRow, 'stock' | 'seenStock'>) =>
    planImport(inRows({ sku: 'C-M', ...row }), knownProducts(aCoat()));

  it('by the difference from the stock that the editor saw', () => {
    const { products, changes } = stockOf({ stock: 12, seenStock: 15 });
    expect(products[0]!.variants[1]!.stock).toEqual({ counted: 12, seen: 15 });
    expect(changes[0]!.fields).toEqual([{ field: 'stock', before: '10', after: '7' }]);
  });

  it('from the present stock, if the file has no seen stock', () => {
    expect(stockOf({ stock: 12 }).products[0]!.variants[1]!.stock).toEqual({ counted: 12, seen: 10 });
  });

  it('never below zero', () => {
    expect(stockOf({ stock: 0, seenStock: 20 }).errors).toMatchObject([{ row: 2, column: 'stock' }]);
  });
});

describe('an import is refused', () => {
  const product = aCoat();
  const { id } = product.state;

  it.each<[string, Omit<ImportRow, 'row'>[], unknown[]]>([
    [
      'for an unknown id',
      [{ productId: 'another' }],
      [2, 'product_id', expect.stringContaining('no product')],
    ],
    ['without a product', [{ sku: 'X' }], [2, null, expect.stringContaining('a title and a brand')]],
    [
      'for a new product without a picture',
      [{ ...coat, title: 'New', image: undefined, priceCents: 1 }],
      [2, 'image', 'is required for a new product'],
    ],
    [
      'for a new variant without a price',
      [{ productId: id, size: 'L', colour: 'Navy' }],
      [2, 'price', 'is required for a new variant'],
    ],
    [
      'for two titles of a product',
      [
        { productId: id, sku: 'C-S', title: 'A' },
        { productId: id, sku: 'C-M', title: 'B' },
      ],
      [3, 'title', 'differs from row 2 of the same product'],
    ],
    [
      'for one variant twice',
      [{ sku: 'C-M' }, { productId: id, size: 'M', colour: 'Navy' }],
      [3, null, 'means the same variant as row 2'],
    ],
    [
      'for a size of another scale',
      [{ productId: id, size: 'W32', colour: 'Navy', priceCents: 1 }],
      [2, null, 'All sizes of a product must be on the same scale'],
    ],
    [
      'for a sale price above the price',
      [{ sku: 'C-M', salePriceCents: 20000 }],
      [2, null, 'The sale price must be 0 or below the price'],
    ],
    [
      'for a colour that nobody described',
      [{ productId: id, size: 'M', colour: 'Mauvish', priceCents: 1 }],
      [2, null, expect.stringContaining('needs a hex value')],
    ],
  ])('%s', (_, rows, error) => {
    expect(errorsOf(rows, product)).toEqual([error]);
  });

  it('for a GTIN of another product, and for one that is twice in the file', () => {
    const gtin = '4006381333931';
    const cap = Product.create(
      { ...coat, title: 'Cap' },
      { colours: [], variants: [{ ...inNavy, size: null, colour: null, sku: null, gtin }] },
      new Date(0),
      usualSizeChart,
    );
    const [s, m] = ['S', 'M'].map((size) => ({ productId: id, size, colour: 'Navy', gtin }));
    expect(errorsOf([s!], product, cap)).toEqual([[2, 'gtin', 'is of another product']]);
    expect(errorsOf([s!, m!], product)).toEqual([[2, null, `Another variant already has the GTIN ${gtin}`]]);
  });

  it('for a SKU of another product, and for a duplicate SKU in the file', () => {
    const other = (title: string) => ({ ...coat, title, priceCents: 100 });
    expect(
      errorsOf(
        [
          { ...other('One'), sku: 'NEW' },
          { ...other('Two'), sku: 'NEW' },
          { productId: id, size: 'M', colour: 'Navy', sku: 'O-1' },
        ],
        product,
        Product.create(
          { ...coat, title: 'Other' },
          { colours: [], variants: [{ ...inNavy, size: null, colour: null, sku: 'O-1' }] },
          new Date(0),
          usualSizeChart,
        ),
      ),
    ).toEqual([
      [3, 'sku', 'is also in row 2'],
      [4, 'sku', 'is of another product'],
    ]);
  });

  it('when several products have the same title and brand', () => {
    const two = knownProducts(aCoat(), aCoat());
    const byTitle = new Map([[titleKey(coat), [...two.products.keys()]]]);
    const row = { title: coat.title, brand: coat.brand, size: 'M', colour: 'Navy' };
    expect(planImport(inRows(row), { ...two, byTitle }).errors[0]!.message).toContain('Several products');
  });
});

describe('pictures on other servers', () => {
  it('are fetched if the product does not have them', () => {
    const product = aCoat();
    const there = 'https://pictures.test/there.webp';
    product.editDetails({ ...coat, image: there }, undefined);
    const image = 'https://pictures.test/new.webp';
    const row = { productId: product.state.id, image: there, sku: 'C-S', colour: 'Navy', colourImage: image };
    expect(planImport(inRows(row), knownProducts(product)).pictures).toEqual([image]);
  });

  it('are limited: the first product above the limit is refused', () => {
    const more = (count: number) =>
      Array.from({ length: count }, (_, place) => ({
        ...coat,
        title: `Coat ${place}`,
        image: `https://pictures.test/${place}.webp`,
        priceCents: 100,
      }));
    const sameAgain = { ...more(1)[0], title: 'Coat with a picture that is there', size: 'M' };
    expect(planImport(inRows(...more(200), sameAgain), knownProducts()).errors).toEqual([]);
    const { errors } = planImport(inRows(...more(202)), knownProducts());
    expect(errors).toMatchObject([{ row: 202, column: 'image' }]);
    expect(errors[0]!.message).toContain('200 pictures');
  });
});
