import { type Offer } from '../../catalogue/offers';
import { Money } from '../../shared/money';
import { InMemoryCartQueries } from '../adapters/memory/in-memory-cart.queries';
import { InMemoryCartRepository } from '../adapters/memory/in-memory-cart.repository';
import type { Cart } from '../domain/cart';
import { PricedCart } from './priced-cart';

const price = Money.ofCents(500);
const cap: Offer = {
  productId: 'p-cap',
  variantId: 'v-cap',
  title: 'Cap',
  size: null,
  colour: null,
  image: '/cap.webp',
  price,
  salePrice: Money.ofCents(0),
  sellingPrice: price,
  stock: 5,
  underReview: 0,
};

it('loses nothing of a cart that another tab made and filled while its offers were asked for', async () => {
  const carts = new InMemoryCartRepository();
  const offers = {
    ofProduct: () => Promise.resolve(cap),
    ofVariants: (ids: string[]) => Promise.resolve(ids.includes('v-cap') ? [cap] : []),
  };
  class OvertakenQueries extends InMemoryCartQueries {
    override async offersFor(shopperId: string): Promise<Offer[]> {
      const found = await super.offersFor(shopperId);
      const cart = await carts.findForChange(shopperId);
      if (cart.lines.length === 0) cart.add(cap, 1);
      await carts.save(cart);
      return found;
    }
  }
  const queries = new OvertakenQueries(carts, offers);
  const waitingForTheOtherTab = {
    save: (cart: Cart) => carts.save(cart),
    findForChange: (shopperId: string) => waitingForTheOtherTab.lock(shopperId),
    lock: async (shopperId: string) => {
      await new Promise(setImmediate);
      return carts.lock(shopperId);
    },
  };
  const priced = await PricedCart.findForChange({ queries, carts: waitingForTheOtherTab }, 'sam');
  expect(priced.tellAndDropLost()).toMatchObject({ lines: [{ offer: cap, quantity: 1 }], lostLines: false });
});
