import { newId } from '../../shared/ids';
import type { Product } from '../../catalogue/products/domain/product';
import { aHoodieIn } from '../../catalogue/products/application/product-repository.contract';
import { describeStockCorrections } from './stock-corrections.contract';
import { describeStockOfParcels } from './stock-of-parcels.contract';
import { archived, draft } from '../../catalogue/publication/domain/publication';
import { type StockWorld, stockSteps } from './stock-world.contract';

/** Tests Stock together with the stock that Offers show. */
export function describeStock(world: () => StockWorld): void {
  const { inStock, stockOf, reserve, sell, release, correct, causes } = stockSteps(world);

  describe('corrections', () => describeStockCorrections(world));
  describe('parcels', () => describeStockOfParcels(world));

  it('subtracts reserved pieces from the stock, down to zero', async () => {
    const { variantId } = await inStock(7);
    expect(await reserve(newId(), [{ variantId, quantity: 6 }])).toMatchObject({ reserved: true });
    expect(await stockOf(variantId)).toBe(1);
    expect(await reserve(newId(), [{ variantId, quantity: 1 }])).toMatchObject({ reserved: true });
    expect(await stockOf(variantId)).toBe(0);
  });

  it('counts reserved pieces as stock for their shopper alone, until they are sold or returned', async () => {
    const { productId, variantId } = await inStock(7);
    const [sam, kim, sold, open] = [newId(), newId(), newId(), newId()];
    const hold = (orderId: string, quantity: number, shopperId: string) =>
      world().unitOfWork.run(() => world().stock.reserve(orderId, [{ variantId, quantity }], shopperId));
    await hold(sold, 1, sam);
    await hold(open, 4, sam);
    await hold(newId(), 1, kim);
    const offeredTo = async (shopperId?: string) => {
      const [offer] = await world().offers.ofVariants([variantId], shopperId);
      expect((await world().offers.ofProduct(productId, shopperId))!.stock).toBe(offer!.stock);
      return offer!.stock;
    };
    expect([await offeredTo(), await offeredTo(sam), await offeredTo(kim)]).toEqual([1, 6, 2]);
    await sell(sold);
    expect([await offeredTo(), await offeredTo(sam)]).toEqual([1, 5]);
    await release(open);
    expect([await offeredTo(), await offeredTo(sam)]).toEqual([5, 5]);
  });

  it('reports pieces with a payment under review to their shopper, until it is settled', async () => {
    const { variantId } = await inStock(9);
    const [sam, kim] = [newId(), newId()];
    const [reviewed, open] = [newId(), newId()];
    for (const [orderId, quantity] of [
      [reviewed, 2],
      [open, 1],
    ] as const) {
      await world().unitOfWork.run(() => world().stock.reserve(orderId, [{ variantId, quantity }], sam));
    }
    const underReview = async (shopperId: string) =>
      (await world().offers.ofVariants([variantId], shopperId))[0]!.underReview;
    expect(await underReview(sam)).toBe(0);
    await world().unitOfWork.run(() => world().stock.markUnderReview(reviewed));
    expect([await underReview(sam), await underReview(kim)]).toEqual([2, 0]);
    await sell(reviewed);
    expect(await underReview(sam)).toBe(0);
  });

  it('reports shortages and reserves nothing', async () => {
    const [plenty, few, none] = [await inStock(9), await inStock(1), await inStock(0)];
    const demands = [plenty, few, none].map(({ variantId }) => ({ variantId, quantity: 2 }));
    const outcome = await reserve(newId(), demands);
    const short = outcome.reserved ? [] : outcome.short;
    expect(short).toHaveLength(2);
    expect(short).toEqual(
      expect.arrayContaining([
        { variantId: few.variantId, left: 1 },
        { variantId: none.variantId, left: 0 },
      ]),
    );
    expect([await stockOf(plenty.variantId), await stockOf(few.variantId)]).toEqual([9, 1]);
    expect(await causes(plenty.variantId)).toEqual([['initial', 9]]);
  });

  it('returns reserved pieces once', async () => {
    const { variantId } = await inStock(3);
    const orderId = newId();
    await reserve(orderId, [{ variantId, quantity: 2 }]);
    await release(orderId);
    await release(orderId);
    expect(await stockOf(variantId)).toBe(3);
  });

  it('returns sold pieces once', async () => {
    const { variantId } = await inStock(3);
    const orderId = newId();
    await reserve(orderId, [{ variantId, quantity: 2 }]);
    await sell(orderId);
    await sell(orderId);
    expect(await stockOf(variantId)).toBe(1);
    await release(orderId);
    await release(orderId);
    await sell(orderId);
    expect(await stockOf(variantId)).toBe(3);
  });

  it('takes back some of the sold pieces of an order, and keeps the others sold', async () => {
    const { variantId } = await inStock(5);
    const orderId = newId();
    await reserve(orderId, [{ variantId, quantity: 3 }]);
    await sell(orderId);
    const takeBack = (quantity: number) =>
      world().unitOfWork.run(() => world().stock.takeBack(orderId, [{ variantId, quantity }]));
    await takeBack(1);
    expect(await stockOf(variantId)).toBe(3);
    await takeBack(2);
    expect(await stockOf(variantId)).toBe(5);
    await release(orderId);
    expect(await stockOf(variantId)).toBe(5);
  });

  it('reserves again for an order whose pieces had been returned', async () => {
    const { variantId } = await inStock(3);
    const orderId = newId();
    await reserve(orderId, [{ variantId, quantity: 2 }]);
    await release(orderId);
    expect(await reserve(orderId, [{ variantId, quantity: 2 }])).toMatchObject({ reserved: true });
    expect(await stockOf(variantId)).toBe(1);
  });

  it('writes a movement of every change, with its cause, actor and order', async () => {
    const { variantId } = await inStock(5);
    const orderId = newId();
    await reserve(orderId, [{ variantId, quantity: 2 }]);
    await sell(orderId);
    await correct([{ variantId, counted: 9, seen: 5 }]);
    await release(orderId);
    const actor = 'admin:ada';
    expect(await world().movementsOf(variantId)).toEqual([
      { variantId, cause: 'initial', change: 5, actor, orderId: null },
      { variantId, cause: 'reserved', change: -2, actor, orderId },
      { variantId, cause: 'sold', change: 0, actor, orderId },
      { variantId, cause: 'corrected', change: 4, actor, orderId: null },
      { variantId, cause: 'returned', change: 2, actor, orderId },
    ]);
    expect(await stockOf(variantId)).toBe(9);
  });

  it('knows which variants an order has reserved, even after a return', async () => {
    const [returned, never] = [await inStock(3), await inStock(3)];
    const orderId = newId();
    await reserve(orderId, [{ variantId: returned.variantId, quantity: 1 }]);
    await release(orderId);
    await correct([{ variantId: never.variantId, counted: 5 }]);
    const ids = [returned.variantId, never.variantId];
    expect(await world().stock.everOrdered(ids)).toEqual([returned.variantId]);
  });

  it('deletes the movements of a variant that is about to be deleted', async () => {
    const [forgotten, other] = [await inStock(3), await inStock(4)];
    await world().unitOfWork.run(async () => {
      await world().stock.forget([forgotten.variantId]);
    });
    expect([await causes(forgotten.variantId), await stockOf(forgotten.variantId)]).toEqual([[], 0]);
    expect(await causes(other.variantId)).toEqual([['initial', 4]]);
  });

  it('tells the stock of variants, also of those that are not for sale', async () => {
    const [one, other] = [await inStock(3), await inStock(7)];
    await reserve(newId(), [{ variantId: other.variantId, quantity: 2 }]);
    const levels = await world().stock.levelsOf([one.variantId, other.variantId]);
    expect([...levels].sort()).toEqual(
      [
        [one.variantId, 3],
        [other.variantId, 5],
      ].sort(),
    );
  });

  it('reserves nothing of a deleted product', async () => {
    const { productId, variantId } = await inStock(3);
    await world().unitOfWork.run(async () => {
      const product = (await world().products.findForChange(productId))!;
      product.delete(new Date('2026-03-02T12:00:00Z'));
      await world().products.save(product);
    });
    expect(await world().offers.ofProduct(productId)).toBeUndefined();
    expect(await world().offers.ofVariants([variantId])).toEqual([]);
    const refused = await reserve(newId(), [{ variantId, quantity: 1 }]);
    expect(refused).toEqual({ reserved: false, short: [{ variantId, left: 0 }] });
  });

  it.each([draft(), archived])(
    'reserves and offers nothing of a product that is $state',
    async (publication) => {
      const { productId, variantId } = await inStock(3);
      await world().unitOfWork.run(async () => {
        const product = (await world().products.findForChange(productId))!;
        product.changePublication(publication, new Date());
        await world().products.save(product);
      });
      expect(await world().offers.ofProduct(productId)).toBeUndefined();
      expect(await world().offers.ofVariants([variantId])).toEqual([]);
      const refused = await reserve(newId(), [{ variantId, quantity: 1 }]);
      expect(refused).toEqual({ reserved: false, short: [{ variantId, left: 0 }] });
    },
  );

  it('offers the sale price as the selling price', async () => {
    const { productId } = await inStock(3);
    const offer = (await world().offers.ofProduct(productId))!;
    expect(offer).toMatchObject({ title: 'Fleece hoodie', image: '/uploads/hoodie-1200.webp', stock: 3 });
    expect([offer.price, offer.salePrice, offer.sellingPrice].map(({ cents }) => cents)).toEqual([
      3999, 2999, 2999,
    ]);
  });

  describe('of a product in sizes and colours', () => {
    const inSizes = async (pieces: Record<string, number>) => {
      const [first, ...others] = Object.keys(pieces);
      const product = aHoodieIn(first!, ...others);
      const counts = product.state.variants.map(({ state }) => ({
        variantId: state.id,
        counted: pieces[state.size!]!,
      }));
      await world().unitOfWork.run(async () => {
        await world().products.save(product);
        await world().stock.setInitial(counts);
      });
      return product;
    };
    const idOf = (product: Product, size: string) => product.variantOf({ size, colour: 'Navy' })!.state.id;

    it('offers each with its size, its colour and its colour’s picture', async () => {
      const product = await inSizes({ M: 2, L: 3 });
      const [offer] = await world().offers.ofVariants([idOf(product, 'L')]);
      expect(offer).toMatchObject({ size: 'L', colour: 'Navy', image: '/uploads/navy-1200.webp', stock: 3 });
    });

    it('offers the first variant in stock of a product, or else the first', async () => {
      const product = await inSizes({ L: 3, S: 0, M: 2 });
      const offered = async () => (await world().offers.ofProduct(product.state.id))?.size;
      expect(await offered()).toBe('M');
      await correct(['L', 'M'].map((size) => ({ variantId: idOf(product, size), counted: 0 })));
      expect(await offered()).toBe('S');
    });

    it('has a separate stock for each', async () => {
      const product = await inSizes({ M: 1, L: 5 });
      const [medium, large] = [idOf(product, 'M'), idOf(product, 'L')];
      expect(await reserve(newId(), [{ variantId: medium, quantity: 1 }])).toMatchObject({ reserved: true });
      expect((await reserve(newId(), [{ variantId: medium, quantity: 1 }])).reserved).toBe(false);
      expect(await reserve(newId(), [{ variantId: large, quantity: 5 }])).toMatchObject({ reserved: true });
    });

    it('sells no variant off sale, and accepts its returns', async () => {
      const product = await inSizes({ M: 2, L: 2 });
      const [medium, large] = [idOf(product, 'M'), idOf(product, 'L')];
      const orderId = newId();
      await reserve(orderId, [{ variantId: medium, quantity: 1 }]);
      await world().unitOfWork.run(async () => {
        const { details, colours, variants } = product.state;
        const edited = (await world().products.findForChange(product.state.id))!;
        const left = variants.find(({ state }) => state.id === large)!.state;
        edited.edit(details, { colours, variants: [left] }, undefined);
        await world().products.save(edited);
      });
      const refused = await reserve(newId(), [{ variantId: medium, quantity: 1 }]);
      expect(refused).toEqual({ reserved: false, short: [{ variantId: medium, left: 0 }] });
      const offers = await world().offers.ofVariants([medium, large]);
      expect(offers.map(({ variantId }) => variantId)).toEqual([large]);
      await release(orderId);
      expect((await causes(medium)).at(-1)).toEqual(['returned', 1]);
    });
  });
}
