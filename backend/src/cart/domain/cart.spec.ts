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

  it('collects items, and more of one item in the same line', () => {
    cart.add(socks, 1);
    cart.add(cap, 2);
    cart.add(socks, 2);
    expect(quantities(cart)).toEqual([
      ['v-socks', 3],
      ['v-cap', 2],
    ]);
  });

  it('never holds more than the stock, and says how many it holds', () => {
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

  it('can always be made smaller, also when the stock has shrunk below it', () => {
    cart.add(socks, 3);
    cart.changeQuantity({ ...socks, stock: 0 }, 2);
    expect(quantities(cart)).toEqual([['v-socks', 2]]);
  });

  it('forgets what is removed or gone from the shop', () => {
    cart.add(socks, 1);
    cart.add(cap, 1);
    cart.remove('v-socks');
    expect(quantities(cart)).toEqual([['v-cap', 1]]);
    cart.add(socks, 1);
    cart.drop(new Set(['v-cap']));
    expect(quantities(cart)).toEqual([['v-socks', 1]]);
  });

  it('keeps what was added after the order when the ordered pieces are taken out', () => {
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

    it('keeps each in a line of its own', () => {
      cart.add(medium, 1);
      cart.add(large, 2);
      expect(quantities(cart)).toEqual([
        ['v-m', 1],
        ['v-l', 2],
      ]);
    });

    it('knows which one is meant only while there is one', () => {
      expect(cart.onlyVariantOf('p-tee')).toBeUndefined();
      cart.add(cap, 1);
      cart.add(medium, 1);
      expect(cart.onlyVariantOf('p-tee')).toBe('v-m');
      cart.add(large, 1);
      expect(() => cart.onlyVariantOf('p-tee')).toThrow(WhichVariant);
    });

    it('exchanges one for another in its place, in the same quantity', () => {
      cart.add(medium, 2);
      cart.add(cap, 1);
      cart.exchange('v-m', large);
      expect(quantities(cart)).toEqual([
        ['v-l', 2],
        ['v-cap', 1],
      ]);
    });

    it('joins the line of the size that it has already', () => {
      cart.add(large, 1);
      cart.add(cap, 1);
      cart.add(medium, 2);
      cart.exchange('v-m', large);
      expect(quantities(cart)).toEqual([
        ['v-cap', 1],
        ['v-l', 3],
      ]);
    });

    it('exchanges nothing when there is too little of the other, or when it is not in the cart', () => {
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
});
