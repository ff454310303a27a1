import { Cart } from './cart';
import { NoSuchItem, QuantityUnavailable, WhichVariant } from './cart.errors';

const socks = { variantId: 'v-socks', productId: 'p-socks', stock: 3 };
const cap = { variantId: 'v-cap', productId: 'p-cap', stock: 10 };
const quantities = (cart: Cart) => cart.lines.map(({ variantId, quantity }) => [variantId, quantity]);

describe('a cart', () => {
  let cart: Cart;
  beforeEach(() => {
    cart = Cart.restore('sam', []);
  });

  it('has one line for each item', () => {
    cart.add(socks, 1);
    cart.add(cap, 2);
    cart.add(socks, 2);
    expect(quantities(cart)).toEqual([
      ['v-socks', 3],
      ['v-cap', 2],
    ]);
  });

  it('refuses more than the stock, and says how many it contains', () => {
    cart.add(socks, 2);
    expect(() => cart.add(socks, 2)).toThrow(new QuantityUnavailable(2));
    expect(() => cart.add(socks, 2)).toThrow('Only 2 quantity can be added for this item');
    expect(quantities(cart)).toEqual([['v-socks', 2]]);
  });

  it('changes a quantity up to the stock', () => {
    cart.add(socks, 1);
    cart.changeQuantity(socks, 3);
    expect(quantities(cart)).toEqual([['v-socks', 3]]);
    expect(() => cart.changeQuantity(socks, 4)).toThrow(QuantityUnavailable);
    expect(() => cart.changeQuantity(cap, 1)).toThrow(NoSuchItem);
  });

  it('accepts a smaller quantity, even above the stock', () => {
    cart.add(socks, 3);
    cart.changeQuantity({ ...socks, stock: 0 }, 2);
    expect(quantities(cart)).toEqual([['v-socks', 2]]);
  });

  it('loses a removed item and an item that is no longer in the shop', () => {
    cart.add(socks, 1);
    cart.add(cap, 1);
    cart.remove('v-socks');
    expect(quantities(cart)).toEqual([['v-cap', 1]]);
    cart.add(socks, 1);
    cart.drop(new Set(['v-cap']));
    expect(quantities(cart)).toEqual([['v-socks', 1]]);
  });

  it('keeps pieces added after the order when the ordered ones are taken out', () => {
    cart.add(socks, 3);
    cart.add(cap, 1);
    cart.takeOut([
      { variantId: 'v-socks', quantity: 2 },
      { variantId: 'v-cap', quantity: 1 },
    ]);
    expect(quantities(cart)).toEqual([['v-socks', 1]]);
  });

  describe('with sizes', () => {
    const medium = { variantId: 'v-m', productId: 'p-tee', stock: 5 };
    const large = { variantId: 'v-l', productId: 'p-tee', stock: 3 };

    it('has a line for each size', () => {
      cart.add(medium, 1);
      cart.add(large, 2);
      expect(quantities(cart)).toEqual([
        ['v-m', 1],
        ['v-l', 2],
      ]);
    });

    it('requires the size when it has several of a product', () => {
      expect(cart.onlyVariantOf('p-tee')).toBeUndefined();
      cart.add(cap, 1);
      cart.add(medium, 1);
      expect(cart.onlyVariantOf('p-tee')).toBe('v-m');
      cart.add(large, 1);
      expect(() => cart.onlyVariantOf('p-tee')).toThrow(WhichVariant);
    });

    it('exchanges a size in its place, with the same quantity', () => {
      cart.add(medium, 2);
      cart.add(cap, 1);
      cart.exchange('v-m', large);
      expect(quantities(cart)).toEqual([
        ['v-l', 2],
        ['v-cap', 1],
      ]);
    });

    it('adds the quantity to the line of a size that it already has', () => {
      cart.add(large, 1);
      cart.add(cap, 1);
      cart.add(medium, 2);
      cart.exchange('v-m', large);
      expect(quantities(cart)).toEqual([
        ['v-cap', 1],
        ['v-l', 3],
      ]);
    });

    it('exchanges nothing when the other size is short, or when the line is not in the cart', () => {
      cart.add(large, 1);
      cart.add(medium, 3);
      expect(() => cart.exchange('v-m', large)).toThrow(new QuantityUnavailable(1));
      expect(() => cart.exchange('v-none', large)).toThrow(NoSuchItem);
      expect(() => cart.exchange('v-l', cap)).toThrow(NoSuchItem);
      cart.exchange('v-l', large);
      expect(quantities(cart)).toEqual([
        ['v-l', 1],
        ['v-m', 3],
      ]);
    });
  });

  describe('that a visitor filled before signing in', () => {
    const merged = (own: number, wanted: number, stock: number) => {
      const lines = own > 0 ? [{ variantId: 'v', productId: 'p', quantity: own }] : [];
      const cart = Cart.restore('sam', lines);
      cart.merge({ variantId: 'v', productId: 'p', stock }, wanted);
      return [cart.lines.map(({ quantity }) => quantity), cart.cappedVariantIds];
    };

    it.each([
      [0, 2, 9, [2], []],
      [3, 2, 9, [5], []],
      [3, 2, 4, [4], ['v']],
      [3, 2, 1, [3], ['v']],
      [0, 2, 1, [1], ['v']],
      [0, 2, 0, [], ['v']],
    ])('%i in the cart, %i wanted, %i in stock: %j', (own, wanted, stock, quantities, capped) => {
      expect(merged(own, wanted, stock)).toEqual([quantities, capped]);
    });
  });
});
