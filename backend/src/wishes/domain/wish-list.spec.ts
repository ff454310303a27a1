import { maxWishes, type Wish, WishList } from './wish-list';
import { WishListFull } from './wish-list.errors';

const of = (productId: string, variantId: string | null = null): Wish => ({ productId, variantId });
const wishesIn = (list: WishList) => list.wishes.map(({ productId, variantId }) => [productId, variantId]);
const full = () =>
  WishList.restore(
    'sam',
    Array.from({ length: maxWishes }, (_, place) => ({ ...of(`p-${place}`), place })),
  );

describe('a wish list', () => {
  let list: WishList;
  beforeEach(() => {
    list = WishList.restore('sam', []);
  });

  it('has each product once, the latest first', () => {
    list.put(of('socks'));
    list.put(of('cap'));
    list.put(of('socks'));
    expect(wishesIn(list)).toEqual([
      ['cap', null],
      ['socks', null],
    ]);
  });

  it('has each saved size, in place of the product in any size', () => {
    list.put(of('tee'));
    list.put(of('tee', 'm'));
    list.put(of('tee', 'l'));
    list.put(of('tee', 'm'));
    list.put(of('tee'));
    expect(wishesIn(list)).toEqual([
      ['tee', 'l'],
      ['tee', 'm'],
    ]);
  });

  it('loses one size, or the whole product, and nothing when it is repeated', () => {
    list.merge([of('tee', 'm'), of('tee', 'l'), of('cap')]);
    list.remove('tee', 'm');
    list.remove('tee', 'm');
    expect(wishesIn(list)).toEqual([
      ['tee', 'l'],
      ['cap', null],
    ]);
    list.remove('tee');
    expect(wishesIn(list)).toEqual([['cap', null]]);
  });

  it('refuses more than it may hold, but not what it has', () => {
    list = full();
    expect(() => list.put(of('cap'))).toThrow(WishListFull);
    list.put(of('p-1'));
    list.put(of('p-1', 'm'));
    expect(list.wishes).toHaveLength(maxWishes);
    expect(wishesIn(list)[0]).toEqual(['p-1', 'm']);
  });

  describe('merged with the wishes of a browser', () => {
    it('is the union of both, with the order of the browser on top', () => {
      list.put(of('socks'));
      list.put(of('cap'));
      list.merge([of('tee', 'm'), of('cap'), of('coat')]);
      expect(wishesIn(list)).toEqual([
        ['tee', 'm'],
        ['coat', null],
        ['cap', null],
        ['socks', null],
      ]);
    });

    it('changes nothing the second time, whatever the order of sizes', () => {
      const wishes = [of('tee'), of('tee', 'm'), of('cap', 'blue'), of('cap'), of('socks'), of('socks')];
      list.merge(wishes);
      const once = list.wishes;
      list.merge(wishes);
      expect(list.wishes).toEqual(once);
      expect(wishesIn(list)).toEqual([
        ['tee', 'm'],
        ['cap', 'blue'],
        ['socks', null],
      ]);
    });

    it('takes no more than there is room for', () => {
      list = full();
      list.remove('p-0');
      list.merge([of('tee'), of('cap')]);
      expect(list.wishes).toHaveLength(maxWishes);
      expect(wishesIn(list)[0]).toEqual(['cap', null]);
    });
  });
});
