import type { Offer, Offers } from '../../catalogue/offers';
import { InMemoryUnitOfWork } from '../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryWishListRepository } from '../adapters/memory/in-memory-wish-list.repository';
import { NoSuchProduct } from '../domain/wish-list.errors';
import { MergeWishes } from './merge-wishes';
import { PutWish } from './put-wish';
import { RemoveWish } from './remove-wish';

const shown: [string, string][] = [
  ['tee', 'm'],
  ['tee', 'l'],
  ['cap', 'cap-only'],
];

function setUp() {
  const lists = new InMemoryWishListRepository();
  const unitOfWork = new InMemoryUnitOfWork(lists);
  const ofProducts = async (productIds: string[]) =>
    shown
      .filter(([productId]) => productIds.includes(productId))
      .map(([productId, variantId]) => ({ productId, variantId }) as Offer);
  const offers = { ofProducts } as Offers;
  const wishes = async () =>
    (await lists.lockOrCreate('sam')).wishes.map(({ productId, variantId }) => [productId, variantId]);
  return {
    put: new PutWish(lists, offers, unitOfWork),
    merge: new MergeWishes(lists, offers, unitOfWork),
    remove: new RemoveWish(lists, unitOfWork),
    wishes,
  };
}

describe('a shopper', () => {
  it('wishes for a product, in any size or in one of its own', async () => {
    const { put, wishes } = setUp();
    await put.execute({ shopperId: 'sam', productId: 'cap', variantId: null });
    await put.execute({ shopperId: 'sam', productId: 'tee', variantId: 'm' });
    expect(await wishes()).toEqual([
      ['tee', 'm'],
      ['cap', null],
    ]);
  });

  it.each([
    ['a product that the shop does not show', 'gone', null],
    ['a size of another product', 'cap', 'm'],
  ])('can not wish for %s', async (_, productId, variantId) => {
    const { put, wishes } = setUp();
    await expect(put.execute({ shopperId: 'sam', productId, variantId })).rejects.toThrow(NoSuchProduct);
    expect(await wishes()).toEqual([]);
  });

  it('brings the wishes of a browser, without those for products that are gone', async () => {
    const { merge, remove, wishes } = setUp();
    const browser = [
      { productId: 'gone', variantId: null },
      { productId: 'cap', variantId: 'gone' },
      { productId: 'tee', variantId: 'l' },
      { productId: 'cap', variantId: null },
    ];
    for (let time = 0; time < 2; time++) await merge.execute({ shopperId: 'sam', wishes: browser });
    expect(await wishes()).toEqual([
      ['tee', 'l'],
      ['cap', null],
    ]);
    await remove.execute({ shopperId: 'sam', productId: 'tee', variantId: 'l' });
    expect(await wishes()).toEqual([['cap', null]]);
  });
});
