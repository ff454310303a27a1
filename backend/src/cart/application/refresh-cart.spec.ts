import { InMemoryUnitOfWork } from '../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryCartRepository } from '../adapters/memory/in-memory-cart.repository';
import { RefreshCart } from './refresh-cart';

it('a refresh drops the lines whose product is gone and keeps a line that another tab adds at the same time', async () => {
  const carts = new InMemoryCartRepository();
  const put = async (item: string) => {
    const cart = await carts.lockOrCreate('sam');
    cart.add({ variantId: `v-${item}`, productId: `p-${item}`, stock: 9 }, 1);
    await carts.save(cart);
  };
  await put('gone');
  const queries = {
    async contentsOf(shopperId: string) {
      await put('cap');
      return {
        contents: { shopperId, lines: [], lostLines: true, cappedVariantIds: [] },
        lostVariantIds: ['v-gone'],
      };
    },
    offersFor: () => Promise.resolve([]),
  };

  const refreshCart = new RefreshCart(queries, carts, new InMemoryUnitOfWork(carts));
  expect(await refreshCart.execute('sam')).toMatchObject({ lines: [], lostLines: true });
  expect((await carts.lockOrCreate('sam')).lines).toMatchObject([{ variantId: 'v-cap', quantity: 1 }]);
});

it('a refresh tells of what was capped, and keeps for the next one what a sign-in caps at the same time', async () => {
  const carts = new InMemoryCartRepository();
  const merge = async (variantId: string) => {
    const cart = await carts.lockOrCreate('sam');
    cart.merge({ variantId, productId: `of-${variantId}`, stock: 1 }, 2);
    await carts.save(cart);
  };
  await merge('cap');
  const queries = {
    async contentsOf(shopperId: string) {
      const { cappedVariantIds } = await carts.lockOrCreate(shopperId);
      const contents = { shopperId, lines: [], lostLines: false, cappedVariantIds: [...cappedVariantIds] };
      if (cappedVariantIds.length === 1) await merge('hat');
      return { contents, lostVariantIds: [] };
    },
    offersFor: () => Promise.resolve([]),
  };

  const refreshCart = new RefreshCart(queries, carts, new InMemoryUnitOfWork(carts));
  expect(await refreshCart.execute('sam')).toMatchObject({ cappedVariantIds: ['cap'] });
  expect((await carts.lockOrCreate('sam')).cappedVariantIds).toEqual(['hat']);
});
