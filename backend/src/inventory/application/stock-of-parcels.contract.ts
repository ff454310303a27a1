import { newId } from '../../shared/ids';
import { type StockWorld, stockSteps } from './stock-world.contract';

/** Tests Stock for pieces that have left the house. */
export function describeStockOfParcels(world: () => StockWorld): void {
  const { inStock, stockOf, reserve, sell, release, causes } = stockSteps(world);

  it('returns all pieces of an order but those that are away', async () => {
    const [socks, cap] = [await inStock(5), await inStock(5)];
    const orderId = newId();
    const demands = [socks, cap].map(({ variantId }) => ({ variantId, quantity: 3 }));
    await reserve(orderId, demands);
    await sell(orderId);
    const away = [{ variantId: socks.variantId, quantity: 2 }];
    for (let time = 0; time < 2; time += 1)
      await world().unitOfWork.run(() => world().stock.release(orderId, away));
    expect([await stockOf(socks.variantId), await stockOf(cap.variantId)]).toEqual([3, 5]);
    await release(orderId);
    expect(await stockOf(socks.variantId)).toBe(5);
  });

  it('takes as many pieces out of stock as got lost, all of them or none', async () => {
    const [socks, cap] = [await inStock(3), await inStock(1)];
    const orderId = newId();
    const lose = (caps: number) =>
      world().unitOfWork.run(() =>
        world().stock.lose(orderId, [
          { variantId: socks.variantId, quantity: 2 },
          { variantId: cap.variantId, quantity: caps },
        ]),
      );
    expect(await lose(2)).toEqual({ lost: false, short: [{ variantId: cap.variantId, left: 1 }] });
    expect(await stockOf(socks.variantId)).toBe(3);
    expect(await lose(1)).toEqual({ lost: true });
    expect([await stockOf(socks.variantId), await stockOf(cap.variantId)]).toEqual([1, 0]);
    expect(await causes(socks.variantId)).toEqual([
      ['initial', 3],
      ['lost', -2],
    ]);
  });
}
