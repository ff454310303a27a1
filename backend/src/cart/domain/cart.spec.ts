import { Cart } from './cart';
import { NoSuchItem, QuantityUnavailable } from './cart.errors';

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

  it('forgets a product that is removed or gone from the shop', () => {
    cart.add(socks, 1);
    cart.add(cap, 1);
    cart.removeProduct('p-socks');
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
});
