import { InMemoryUnitOfWork } from '../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryCartRepository } from '../adapters/memory/in-memory-cart.repository';
import { ViewCart } from './view-cart';

it('loses only what is gone from the shop, not what another tab adds while it looks', async () => {
  const carts = new InMemoryCartRepository();
  const put = async (item: string) => {
    const cart = await carts.findForChange('sam');
    cart.add({ variantId: `v-${item}`, productId: `p-${item}`, stock: 9 }, 1);
    await carts.save(cart);
  };
  await put('gone');
  const queries = {
    async contentsOf(shopperId: string) {
      await put('cap');
      return { contents: { shopperId, lines: [], lostLines: true }, lostVariantIds: ['v-gone'] };
    },
    offersFor: () => Promise.resolve([]),
    variantsInCarts: () => Promise.resolve([]),
  };

  const viewCart = new ViewCart(queries, carts, new InMemoryUnitOfWork(carts));
  expect(await viewCart.execute('sam')).toMatchObject({ lines: [], lostLines: true });
  expect((await carts.findForChange('sam')).lines).toMatchObject([{ variantId: 'v-cap', quantity: 1 }]);
});
