import { Money } from '../../../shared/money';
import type { AtLeastOne } from './assortment';
import {
  ColourWithoutHex,
  NoSuchVariant,
  NothingOnSale,
  PriceOutOfRange,
  SalePriceTooHigh,
  StaleProduct,
  VariantEditedTwice,
  VariantTwice,
} from './product.errors';
import type { ColourDraft } from './colour';
import { Product, type ProductDetails, type VariantEdit } from './product';
import { archived, draft, published } from '../../publication/domain/publication';
import { usualSizeChart } from '../../sizes/adapters/memory/usual-size-chart';

const jeans: ProductDetails = {
  title: 'Straight jeans',
  description: 'Rigid denim.',
  category: 'men',
  brand: 'levi',
  image: '/uploads/jeans-1200.webp',
};
const plain = { colour: null, sku: null };
const short: VariantEdit = { ...plain, size: 'W30', price: Money.ofMajor(89.5), salePrice: Money.zero };
const long: VariantEdit = {
  ...plain,
  size: 'W34',
  price: Money.ofMajor(95),
  salePrice: Money.ofMajor(80),
};
const navy = { name: 'Navy', hex: '#1f2f4d' };
const now = new Date('2026-03-01T12:00:00Z');
type Drafts = AtLeastOne<VariantEdit>;
const create = (variants: Drafts = [short], colours: ColourDraft[] = []) =>
  Product.create(jeans, { colours, variants }, now, usualSizeChart);
const edit = (
  product: Product,
  variants: Drafts,
  colours: ColourDraft[] = [],
  details = jeans,
  seen?: number,
) => product.edit(details, { colours, variants }, seen);
const pricesOf = ({ state }: Product) =>
  state.variants.map((variant) => [variant.state.price.cents, variant.state.salePrice.cents]);
const onSaleByColour = ({ state }: Product) =>
  state.variants.map(({ state: { size, colour, isOnSale } }) => [colour ?? size, isOnSale]);
const idsOf = ({ state }: Product) => state.variants.map((variant) => variant.state.id);

describe('a product', () => {
  it('starts with its variants, each with its own price', () => {
    const product = create([long, short]);
    expect(pricesOf(product)).toEqual([
      [8950, 0],
      [9500, 8000],
    ]);
    expect(product.state).toMatchObject({ details: jeans, version: 1, createdAt: now, deletedAt: null });
  });

  it.each([
    ['free', { price: Money.zero }, PriceOutOfRange],
    ['dearer than a million', { price: Money.ofCents(1_000_000_01) }, PriceOutOfRange],
    ['on sale for its own price', { salePrice: Money.ofMajor(89.5) }, SalePriceTooHigh],
    ['on sale for more', { salePrice: Money.ofMajor(90) }, SalePriceTooHigh],
  ])('is refused when one of its variants is %s', (_, wrong, refusal) => {
    expect(() => create([long, { ...short, ...wrong }])).toThrow(refusal);
  });

  it('is edited in place: variants keep their ids, the version increases', () => {
    const product = create([short, long]);
    const ids = idsOf(product);
    const dearer = { ...short, price: Money.ofMajor(99) };
    edit(product, [long, dearer], [], { ...jeans, title: 'Slim jeans' }, 1);
    expect(product.state.details.title).toBe('Slim jeans');
    expect(idsOf(product)).toEqual(ids);
    expect(pricesOf(product)).toEqual([
      [9900, 0],
      [9500, 8000],
    ]);
    expect(product.state.version).toBe(2);
  });

  it('refuses to save a stale copy, and changes nothing', () => {
    const product = create();
    edit(product, [short], [], { ...jeans, title: 'First' }, 1);
    expect(() => edit(product, [short], [], { ...jeans, title: 'Second' }, 1)).toThrow(StaleProduct);
    expect(() => product.editDetails({ ...jeans, title: 'Third' }, 1)).toThrow(StaleProduct);
    expect(product.state.details.title).toBe('First');
  });

  it('accepts an edit without a version', () => {
    const product = create();
    edit(product, [short], [], { ...jeans, title: 'First' }, 1);
    edit(product, [short], [], { ...jeans, title: 'Second' });
    expect(product.state.details.title).toBe('Second');
  });

  it('changes nothing when part of an edit is refused', () => {
    const product = create([short, long]);
    const free = { ...long, price: Money.zero };
    expect(() => edit(product, [short, free], [], { ...jeans, title: 'New' })).toThrow(PriceOutOfRange);
    expect(() => edit(product, [short, short], [], { ...jeans, title: 'New' })).toThrow(VariantTwice);
    expect(product.state).toMatchObject({ version: 1, details: { title: 'Straight jeans' } });
    expect(pricesOf(product)[0]).toEqual([8950, 0]);
  });

  it('takes a variant off sale that an edit omits, and restores the same one', () => {
    const product = create([short, long]);
    const ids = idsOf(product);
    edit(product, [long]);
    expect(onSaleByColour(product)).toEqual([
      ['W30', false],
      ['W34', true],
    ]);
    expect(product.variantsOnSale.map(({ state }) => state.size)).toEqual(['W34']);
    edit(product, [short, long]);
    expect(idsOf(product)).toEqual(ids);
    expect(onSaleByColour(product)).toEqual([
      ['W30', true],
      ['W34', true],
    ]);
  });

  it('deletes an unused variant that an edit omits, together with its colour', () => {
    const product = create(
      [
        { ...short, colour: 'Navy' },
        { ...long, colour: 'Nayv' },
      ],
      [navy, { ...navy, name: 'Nayv' }],
    );
    const [, mistyped] = idsOf(product);
    const left = { colours: [navy], variants: [{ ...short, colour: 'Navy' }] as const };
    product.edit(jeans, left, undefined, new Set([mistyped!]));
    expect(onSaleByColour(product)).toEqual([['Navy', true]]);
    expect(product.state.colours.map(({ name }) => name)).toEqual(['Navy']);
  });

  it('always has a variant on sale', () => {
    const product = create([short, long]);
    const unused = new Set(idsOf(product));
    const none = { colours: [], variants: [{ ...short, isOnSale: false }] as const };
    expect(() => product.edit(jeans, none, undefined, unused)).toThrow(NothingOnSale);
    expect(idsOf(product)).toHaveLength(2);
  });

  it('changes the size of a variant that an edit refers to by id', () => {
    const product = create([short, long]);
    const [id] = idsOf(product);
    edit(product, [{ ...short, id, size: 'W36' }, long]);
    expect(product.variantOf({ size: 'W36', colour: null })?.state.id).toBe(id);
    expect(product.variantOf({ size: 'W30', colour: null })).toBeUndefined();
  });

  it('lets two variants swap sizes, and a new variant take a free size', () => {
    const product = create([short, long]);
    const [first, second] = idsOf(product);
    edit(product, [
      { ...short, id: second },
      { ...long, id: first },
    ]);
    expect(product.variantOf(short)?.state.id).toBe(second);
    edit(product, [{ ...short, id: second, size: 'W38' }, short, long]);
    expect(product.state.variants).toHaveLength(3);
    expect(product.variantOf(short)?.state.id).not.toBe(second);
  });

  it('refuses an edit of an unknown variant', () => {
    expect(() => edit(create(), [{ ...short, id: 'somebody-elses' }])).toThrow(NoSuchVariant);
  });

  it('refuses an edit with the same variant twice', () => {
    const product = create([short, long]);
    const [id] = idsOf(product);
    const twice: Drafts = [
      { ...short, id },
      { ...short, id, size: 'W36' },
    ];
    expect(() => edit(product, twice)).toThrow(VariantEditedTwice);
  });

  it('gets one price in every size on sale from a client without variants', () => {
    const product = create([short, long]);
    edit(product, [short]);
    product.reprice({ price: Money.ofMajor(50), salePrice: Money.ofMajor(45) });
    expect(pricesOf(product)).toEqual([
      [5000, 4500],
      [9500, 8000],
    ]);
  });

  describe('in colours', () => {
    const inColour = (colour: string): VariantEdit => ({ ...short, size: null, colour });
    const indigo = { name: 'Indigo', hex: '#2a3f6f', image: '/uploads/indigo-1200.webp' };
    const black = { name: 'Black', hex: '#1f1f21' };

    it("keeps a colour's hex value when an edit has none", () => {
      const product = create([inColour('Indigo')], [indigo]);
      edit(product, [inColour('Black'), inColour('Indigo')], [black, { name: 'Indigo' }]);
      expect(product.state.colours).toEqual([{ ...black, image: null }, indigo]);
    });

    it('requires a hex value for a new colour', () => {
      expect(() => create([inColour('Mauve')], [{ name: 'Mauve' }])).toThrow(ColourWithoutHex);
    });

    it("removes a colour's picture, also when the edit sends the product's own picture", () => {
      const product = create([inColour('Indigo')], [indigo]);
      edit(product, [inColour('Indigo')], [{ ...indigo, image: null }]);
      expect(product.state.colours[0]?.image).toBeNull();
      edit(product, [inColour('Indigo')], [{ ...indigo, image: jeans.image }]);
      expect(product.state.colours[0]?.image).toBeNull();
    });

    it("gives a colour no picture of its own when the edit sends the product's old picture for it", () => {
      const product = create([inColour('Black')], [black]);
      const changed = { ...jeans, image: '/uploads/other-1200.webp' };
      edit(product, [inColour('Black')], [{ ...black, image: jeans.image }], changed);
      expect(product.state.colours[0]?.image).toBeNull();
    });

    it('keeps a colour of variants off sale, after the others', () => {
      const product = create([inColour('Indigo'), inColour('Black')], [indigo, black]);
      edit(product, [inColour('Black')], [black]);
      expect(product.state.colours.map(({ name }) => name)).toEqual(['Black', 'Indigo']);
      expect(onSaleByColour(product)).toEqual([
        ['Black', true],
        ['Indigo', false],
      ]);
    });

    it('renames a colour together with its variants', () => {
      const product = create([inColour('Indigo')], [indigo]);
      const [id] = idsOf(product);
      edit(product, [{ ...inColour('Midnight'), id }], [{ ...indigo, name: 'Midnight' }]);
      expect(product.state.colours.map(({ name }) => name)).toEqual(['Midnight']);
      expect(idsOf(product)).toEqual([id]);
    });
  });

  it('changes the case of a colour’s name, also for variants off sale', () => {
    const inIndigo = { ...short, colour: 'Indigo' };
    const product = create([inIndigo, { ...inIndigo, size: 'W34' }], [{ name: 'Indigo', hex: '#2a3f6f' }]);
    edit(product, [{ ...inIndigo, colour: 'indigo' }], [{ name: 'indigo' }]);
    expect(product.state.colours).toEqual([{ name: 'indigo', hex: '#2a3f6f', image: null }]);
    expect(onSaleByColour(product)).toEqual([
      ['indigo', true],
      ['indigo', false],
    ]);
  });

  it('knows when a draft was published, and nothing of a product that was none', () => {
    const [neverDraft, released] = [create(), create()];
    for (const publication of [archived, published]) neverDraft.changePublication(publication, now);
    for (const publication of [draft(), published]) released.changePublication(publication, now);
    expect([neverDraft, released].map(({ state }) => state.publishedAt)).toEqual([null, now]);
  });

  it('frees its SKUs when it is deleted', () => {
    const product = create([{ ...short, sku: 'HB-1' }]);
    product.delete(now);
    expect(product.state.variants[0].state.sku).toBeNull();
    expect(product.state.deletedAt).toEqual(now);
  });
});
