import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OpenedOrder, OrderLinkRepository } from './ports';

interface World {
  links: OrderLinkRepository;
  unitOfWork: UnitOfWork;
  /** An order of a guest that exists. */
  anOrder: () => Promise<OpenedOrder>;
}

const noon = new Date('2026-03-01T12:00:00Z');

export function describeOrderLinkRepository(world: () => World): void {
  const linkedTo = async ({ orderId }: OpenedOrder) => {
    const tokenHash = newId();
    await world().unitOfWork.run(() => world().links.add({ id: newId(), orderId, tokenHash }, noon));
    return tokenHash;
  };

  it('finds the order of a link', async () => {
    const order = await world().anOrder();
    expect(await world().links.orderOf(await linkedTo(order))).toEqual(order);
  });

  it('keeps the earlier links of an order, and those of others', async () => {
    const [order, other] = [await world().anOrder(), await world().anOrder()];
    const hashes = [await linkedTo(order), await linkedTo(other), await linkedTo(order)];
    const found = await Promise.all(hashes.map((hash) => world().links.orderOf(hash)));
    expect(found).toEqual([order, other, order]);
  });

  it('revokes all links of an order, once, and none of another; a later link opens it again', async () => {
    const [order, other] = [await world().anOrder(), await world().anOrder()];
    const hashes = [await linkedTo(order), await linkedTo(order), await linkedTo(other)];
    const revoke = () => world().unitOfWork.run(() => world().links.revokeAll(order.orderId, noon));
    expect([await revoke(), await revoke()]).toEqual([2, 0]);
    const found = await Promise.all(hashes.map((hash) => world().links.orderOf(hash)));
    expect(found).toEqual([undefined, undefined, other]);
    expect(await world().links.orderOf(await linkedTo(order))).toEqual(order);
  });

  it('finds nothing by an unknown link', async () => {
    expect(await world().links.orderOf(newId())).toBeUndefined();
  });
}
