import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { Product } from '../domain/product';
import type { Offers } from '../offers';
import type { Demand, Stock } from '../stock';
import type { ProductRepository } from './ports';
import { hoodie } from './product-repository.contract';

interface World {
  products: ProductRepository;
  offers: Offers;
  stock: Stock;
  unitOfWork: UnitOfWork;
}

/** What Stock promises, and what Offers show of it. */
export function describeStock(world: () => World): void {
  const inStock = async (pieces: number) => {
    const product = Product.create({ ...hoodie, stock: pieces }, new Date('2026-03-01T12:00:00Z'));
    await world().unitOfWork.run(() => world().products.save(product));
    return { productId: product.snapshot.id, variantId: product.snapshot.variants[0].snapshot.id };
  };
  const stockOf = async (variantId: string) => (await world().offers.ofVariants([variantId]))[0]?.stock;
  const reserve = (orderId: string, demands: Demand[]) =>
    world().unitOfWork.run(() => world().stock.reserve(orderId, demands));
  const sell = (orderId: string) => world().unitOfWork.run(() => world().stock.sell(orderId));
  const release = (orderId: string) => world().unitOfWork.run(() => world().stock.release(orderId));

  it('takes reserved pieces out of what can be bought, down to the last', async () => {
    const { variantId } = await inStock(7);
    expect(await reserve(newId(), [{ variantId, quantity: 6 }])).toEqual({ reserved: true });
    expect(await stockOf(variantId)).toBe(1);
    expect(await reserve(newId(), [{ variantId, quantity: 1 }])).toEqual({ reserved: true });
    expect(await stockOf(variantId)).toBe(0);
  });

  it('names what falls short, and holds nothing once the caller gives up', async () => {
    const [plenty, few] = [await inStock(9), await inStock(1)];
    const demands = [
      { variantId: plenty.variantId, quantity: 2 },
      { variantId: few.variantId, quantity: 2 },
    ];
    const giveUp = new Error('given up');
    const attempt = world().unitOfWork.run(async () => {
      const outcome = await world().stock.reserve(newId(), demands);
      expect(outcome).toEqual({ reserved: false, shortVariantIds: [few.variantId] });
      throw giveUp;
    });
    await expect(attempt).rejects.toBe(giveUp);
    expect([await stockOf(plenty.variantId), await stockOf(few.variantId)]).toEqual([9, 1]);
  });

  it('returns what was held, once', async () => {
    const { variantId } = await inStock(3);
    const orderId = newId();
    await reserve(orderId, [{ variantId, quantity: 2 }]);
    await release(orderId);
    await release(orderId);
    expect(await stockOf(variantId)).toBe(3);
  });

  it('keeps what was sold until it is returned, once', async () => {
    const { variantId } = await inStock(3);
    const orderId = newId();
    await reserve(orderId, [{ variantId, quantity: 2 }]);
    await sell(orderId);
    await sell(orderId);
    expect(await stockOf(variantId)).toBe(1);
    await release(orderId);
    await release(orderId);
    expect(await stockOf(variantId)).toBe(3);
  });

  it('reserves again for an order whose pieces had been returned', async () => {
    const { variantId } = await inStock(3);
    const orderId = newId();
    await reserve(orderId, [{ variantId, quantity: 2 }]);
    await release(orderId);
    expect(await reserve(orderId, [{ variantId, quantity: 2 }])).toEqual({ reserved: true });
    expect(await stockOf(variantId)).toBe(1);
  });

  it('sells nothing of a product that was deleted', async () => {
    const { productId, variantId } = await inStock(3);
    await world().unitOfWork.run(async () => {
      const product = (await world().products.findForChange(productId))!;
      product.delete(new Date('2026-03-02T12:00:00Z'));
      await world().products.save(product);
    });
    expect(await world().offers.ofProduct(productId)).toBeUndefined();
    expect(await world().offers.ofVariants([variantId])).toEqual([]);
    const refused = await reserve(newId(), [{ variantId, quantity: 1 }]);
    expect(refused).toEqual({ reserved: false, shortVariantIds: [variantId] });
  });

  it('offers the sale price as what one pays', async () => {
    const { productId } = await inStock(3);
    const offer = await world().offers.ofProduct(productId);
    expect(offer).toMatchObject({ title: hoodie.title, image: hoodie.image, stock: 3 });
    expect([offer!.price.cents, offer!.salePrice.cents, offer!.sellingPrice.cents]).toEqual([
      3999, 2999, 2999,
    ]);
  });
}
