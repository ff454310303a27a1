import { anOrder, receipt } from '../../../../test/support/an-order';
import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from '../../application/ports';
import type { Order } from '../../domain/order';

interface World {
  orders: OrderRepository;
  unitOfWork: UnitOfWork;
}

const noon = new Date('2026-03-01T12:00:00Z');
const halfPast = new Date('2026-03-01T12:30:00Z');

/** What every OrderRepository promises. */
export function describeOrderRepository(world: () => World): void {
  const add = (order: Order) => world().unitOfWork.run(() => world().orders.add(order));
  const save = (order: Order) => world().unitOfWork.run(() => world().orders.save(order));
  const openOf = (shopperId: string) =>
    world().unitOfWork.run(() => world().orders.findOpenForChange(shopperId));

  it('gives an order back as it was saved, lines in their order', async () => {
    const order = anOrder();
    await add(order);
    expect((await world().orders.find(order.snapshot.id))!.snapshot).toEqual(order.snapshot);
    const locked = await world().unitOfWork.run(() => world().orders.findForChange(order.snapshot.id));
    expect(locked!.snapshot).toEqual(order.snapshot);
  });

  it('keeps what became of an order', async () => {
    const order = anOrder();
    await add(order);
    order.confirm(receipt, halfPast);
    await save(order);
    const kept = (await world().orders.find(order.snapshot.id))!;
    expect(kept.snapshot).toEqual(order.snapshot);
    expect(kept.snapshot).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', reservedUntil: null });
  });

  it('says whether the time to pay for an order is over', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    const [late, early] = [anOrder({ reservedUntil: new Date(0) }), anOrder({ reservedUntil: inAnHour })];
    for (const order of [late, early]) await add(order);
    const isOverdue = ({ snapshot }: Order) => world().orders.isOverdue(snapshot.id);
    expect([await isOverdue(late), await isOverdue(early)]).toEqual([true, false]);
    late.confirm(receipt, halfPast);
    await save(late);
    expect(await isOverdue(late)).toBe(false);
  });

  it('finds the orders of a shopper that wait for their payment, and nobody else’s', async () => {
    const shopperId = newId();
    const [open, paid, other] = [anOrder({ shopperId }), anOrder({ shopperId }), anOrder()];
    paid.confirm(receipt, noon);
    for (const order of [open, paid, other]) await add(order);
    expect((await openOf(shopperId)).map(({ snapshot }) => snapshot.id)).toEqual([open.snapshot.id]);
  });

  it('finds an order by the key it was placed under, until it is cancelled', async () => {
    const order = anOrder({ idempotencyKey: 'one-click' });
    const { id, shopperId } = order.snapshot;
    await add(order);
    expect((await world().orders.findByKey(shopperId, 'one-click'))?.snapshot.id).toBe(id);
    expect(await world().orders.findByKey(newId(), 'one-click')).toBeUndefined();
    order.cancel(noon);
    await save(order);
    expect(await world().orders.findByKey(shopperId, 'one-click')).toBeUndefined();
  });

  it('finds nothing under an id that no order has', async () => {
    expect(await world().orders.find(newId())).toBeUndefined();
  });
}
