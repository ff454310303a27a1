import { Money } from '../../shared/money';
import { PriceOutOfRange, SaleIsNoSale, StaleProduct, StockChanged } from './catalogue.errors';
import { type FlatProduct, Product } from './product';

const jeans: FlatProduct = {
  title: 'Straight jeans',
  description: 'Rigid denim.',
  category: 'men',
  brand: 'levi',
  image: '/uploads/jeans-1200.webp',
  price: Money.ofDollars(89.5),
  salePrice: Money.zero,
  stock: 12,
};
const saw = (version?: number, stock?: number) => ({ version, stock });
const now = new Date('2026-03-01T12:00:00Z');

describe('a product', () => {
  it('starts with one variant that carries its price and stock', () => {
    const { variants, version } = Product.create(jeans, now).snapshot;
    expect(variants.map(({ snapshot }) => [snapshot.price.cents, snapshot.stock])).toEqual([[8950, 12]]);
    expect(version).toBe(1);
  });

  it.each([
    ['free', { price: Money.zero }, PriceOutOfRange],
    ['dearer than a million', { price: Money.ofCents(1_000_000_01) }, PriceOutOfRange],
    ['on sale for its own price', { salePrice: Money.ofDollars(89.5) }, SaleIsNoSale],
    ['on sale for more', { salePrice: Money.ofDollars(90) }, SaleIsNoSale],
  ])('is refused when it is %s', (_, wrong, refusal) => {
    expect(() => Product.create({ ...jeans, ...wrong }, now)).toThrow(refusal);
  });

  it('is edited in place: the variant keeps its id, the version goes up', () => {
    const product = Product.create(jeans, now);
    const before = product.snapshot.variants[0].snapshot.id;
    product.edit({ ...jeans, title: 'Slim jeans', stock: 3 }, saw(1));
    expect(product.snapshot.details.title).toBe('Slim jeans');
    expect(product.snapshot.variants[0].snapshot).toMatchObject({ id: before, stock: 3 });
    expect(product.snapshot.version).toBe(2);
  });

  it('refuses the later save of a stale copy, and changes nothing', () => {
    const product = Product.create(jeans, now);
    product.edit({ ...jeans, title: 'First' }, saw(1));
    expect(() => product.edit({ ...jeans, title: 'Second' }, saw(1))).toThrow(StaleProduct);
    expect(product.snapshot.details.title).toBe('First');
  });

  it('lets an editor win that names no version', () => {
    const product = Product.create(jeans, now);
    product.edit({ ...jeans, title: 'First' }, saw(1));
    product.edit({ ...jeans, title: 'Second' }, saw(undefined));
    expect(product.snapshot.details.title).toBe('Second');
  });

  it.each([
    ['nothing of it was changed', 12, 12, 12],
    ['pieces came in', 15, 12, 15],
    ['pieces went missing', 9, 12, 9],
    ['five pieces were sold meanwhile', 12, 17, 7],
    ['five were sold and three came in', 20, 17, 15],
    ['the last ones went missing', 5, 17, 0],
  ])('is edited by the difference to the stock that was seen: %s', (_, entered, seen, left) => {
    const product = Product.create(jeans, now);
    product.edit({ ...jeans, stock: entered }, saw(1, seen));
    expect(product.snapshot.variants[0].snapshot.stock).toBe(left);
  });

  it.each([
    ['more was sold than the correction leaves', 4, 17],
    ['it would be more than a shop can enter', 1_000_000, 11],
  ])('refuses a correction of the stock, and changes nothing, when %s', (_, entered, seen) => {
    const product = Product.create(jeans, now);
    expect(() => product.edit({ ...jeans, title: 'New', stock: entered }, saw(1, seen))).toThrow(
      StockChanged,
    );
    expect(product.snapshot).toMatchObject({ version: 1, details: { title: 'Straight jeans' } });
    expect(product.snapshot.variants[0].snapshot.stock).toBe(12);
  });

  it('changes nothing when a price in an edit is refused', () => {
    const product = Product.create(jeans, now);
    expect(() => product.edit({ ...jeans, title: 'New', price: Money.zero }, saw(1))).toThrow(
      PriceOutOfRange,
    );
    expect(product.snapshot).toMatchObject({ version: 1, details: { title: 'Straight jeans' } });
  });
});
