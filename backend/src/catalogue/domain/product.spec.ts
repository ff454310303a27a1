import { Money } from '../../shared/money';
import { PriceOutOfRange, SalePriceTooHigh, StaleProduct } from './catalogue.errors';
import { type AtLeastOne, Product, type ProductDetails } from './product';
import type { VariantDraft } from './variant';

const jeans: ProductDetails = {
  title: 'Straight jeans',
  description: 'Rigid denim.',
  category: 'men',
  brand: 'levi',
  image: '/uploads/jeans-1200.webp',
};
const short: VariantDraft = { price: Money.ofDollars(89.5), salePrice: Money.zero };
const long: VariantDraft = { price: Money.ofDollars(95), salePrice: Money.ofDollars(80) };
const now = new Date('2026-03-01T12:00:00Z');
const create = (drafts: AtLeastOne<VariantDraft> = [short]) => Product.create(jeans, drafts, now);
const pricesOf = ({ state }: Product) =>
  state.variants.map((variant) => [variant.state.price.cents, variant.state.salePrice.cents]);

describe('a product', () => {
  it('starts with its variants, each with its own price', () => {
    const product = create([short, long]);
    expect(pricesOf(product)).toEqual([
      [8950, 0],
      [9500, 8000],
    ]);
    expect(product.state).toMatchObject({ details: jeans, version: 1, createdAt: now, deletedAt: null });
  });

  it.each([
    ['free', { price: Money.zero }, PriceOutOfRange],
    ['dearer than a million', { price: Money.ofCents(1_000_000_01) }, PriceOutOfRange],
    ['on sale for its own price', { salePrice: Money.ofDollars(89.5) }, SalePriceTooHigh],
    ['on sale for more', { salePrice: Money.ofDollars(90) }, SalePriceTooHigh],
  ])('is refused when one of its variants is %s', (_, wrong, refusal) => {
    expect(() => create([long, { ...short, ...wrong }])).toThrow(refusal);
  });

  it('is edited in place: the variants keep their ids, the version goes up', () => {
    const product = create([short, long]);
    const ids = product.state.variants.map(({ state }) => state.id);
    product.edit({ ...jeans, title: 'Slim jeans' }, [long, short], 1);
    expect(product.state.details.title).toBe('Slim jeans');
    expect(product.state.variants.map(({ state }) => state.id)).toEqual(ids);
    expect(pricesOf(product)).toEqual([
      [9500, 8000],
      [8950, 0],
    ]);
    expect(product.state.version).toBe(2);
  });

  it('refuses the later save of a stale copy, and changes nothing', () => {
    const product = create();
    product.edit({ ...jeans, title: 'First' }, [short], 1);
    expect(() => product.edit({ ...jeans, title: 'Second' }, [short], 1)).toThrow(StaleProduct);
    expect(product.state.details.title).toBe('First');
  });

  it('lets an editor win that names no version', () => {
    const product = create();
    product.edit({ ...jeans, title: 'First' }, [short], 1);
    product.edit({ ...jeans, title: 'Second' }, [short], undefined);
    expect(product.state.details.title).toBe('Second');
  });

  it('changes nothing when a price in an edit is refused', () => {
    const product = create([short, long]);
    const free = { ...long, price: Money.zero };
    expect(() => product.edit({ ...jeans, title: 'New' }, [long, free], 1)).toThrow(PriceOutOfRange);
    expect(product.state).toMatchObject({ version: 1, details: { title: 'Straight jeans' } });
    expect(pricesOf(product)[0]).toEqual([8950, 0]);
  });

  it('is not edited with fewer or more variants than it has', () => {
    expect(() => create([short, long]).edit(jeans, [short], 1)).toThrow('other variants');
    expect(() => create([short]).edit(jeans, [short, long], 1)).toThrow('other variants');
  });
});
