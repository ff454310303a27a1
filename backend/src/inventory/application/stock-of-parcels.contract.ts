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

  it('returns also the pieces that never left when others of their line were restocked', async () => {
    const { variantId } = await inStock(5);
    const orderId = newId();
    await reserve(orderId, [{ variantId, quantity: 4 }]);
    await sell(orderId);
    const restocked = [{ variantId, quantity: 1 }];
    await world().unitOfWork.run(() => world().stock.restock(orderId, restocked));
    await world().unitOfWork.run(() => world().stock.release(orderId, [{ variantId, quantity: 2 }]));
    expect(await stockOf(variantId)).toBe(4);
    expect((await causes(variantId)).slice(-2)).toEqual([
      ['restocked', 1],
      ['returned', 2],
    ]);
    await world().unitOfWork.run(() => world().stock.release(orderId, [{ variantId, quantity: 1 }]));
    expect(await stockOf(variantId)).toBe(5);
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

  it('puts pieces that had left on sale again, no more than are sold to the order, all of them or none', async () => {
    const [socks, cap] = [await inStock(3), await inStock(3)];
    const orderId = newId();
    const demands = [socks, cap].map(({ variantId }) => ({ variantId, quantity: 2 }));
    await reserve(orderId, demands);
    const restock = (pieces: [string, number][]) =>
      world().unitOfWork.run(() =>
        world().stock.restock(
          orderId,
          pieces.map(([variantId, quantity]) => ({ variantId, quantity })),
        ),
      );
    const both = (caps: number) =>
      restock([
        [socks.variantId, 1],
        [cap.variantId, caps],
      ]);
    expect(await both(2)).toEqual({ restocked: false, tooMany: [socks.variantId, cap.variantId] });
    await sell(orderId);
    expect(await both(3)).toEqual({ restocked: false, tooMany: [cap.variantId] });
    expect([await stockOf(socks.variantId), await stockOf(cap.variantId)]).toEqual([1, 1]);
    expect(await both(2)).toEqual({ restocked: true });
    expect([await stockOf(socks.variantId), await stockOf(cap.variantId)]).toEqual([2, 3]);
    expect((await causes(socks.variantId)).at(-1)).toEqual(['restocked', 1]);
    expect(await restock([[cap.variantId, 1]])).toEqual({ restocked: false, tooMany: [cap.variantId] });
    expect(await restock([[newId(), 1]])).toMatchObject({ restocked: false });
    expect(await restock([[socks.variantId, 1]])).toEqual({ restocked: true });
    expect([...(await world().stock.restockedOf(orderId))].sort()).toEqual(
      [
        [socks.variantId, 2],
        [cap.variantId, 2],
      ].sort(),
    );
    expect(await world().stock.restockedOf(newId())).toEqual(new Map());
    await release(orderId);
    expect([await stockOf(socks.variantId), await stockOf(cap.variantId)]).toEqual([3, 3]);
  });
}
