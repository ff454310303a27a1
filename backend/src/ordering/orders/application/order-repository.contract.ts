import { aDiscount, anOrder, aTax, receipt } from '../../../../test/support/memory/an-order';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { Actor } from '../../../shared/actor';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from './ports';
import { Order } from '../domain/order';
import type { OrderChange } from '../domain/order-state';

interface World {
  orders: OrderRepository;
  unitOfWork: UnitOfWork;
  /** The actor inside `unitOfWork`. */
  as<T>(actor: Actor, work: () => Promise<T>): Promise<T>;
  /** The changes are in the order in which they were saved. */
  historyOf(order: Order): Promise<(Omit<OrderChange, 'id'> & { by: string })[]>;
}

const noon = new Date('2026-03-01T12:00:00Z');
const halfPast = new Date('2026-03-01T12:30:00Z');
const later = new Date('2026-03-02T08:00:00Z');

export function describeOrderRepository(world: () => World): void {
  const add = (order: Order) => world().unitOfWork.run(() => world().orders.add(order));
  const save = (order: Order) => world().unitOfWork.run(() => world().orders.save(order));
  const openOf = (shopperId: string) =>
    world().unitOfWork.run(() => world().orders.findEarlierForChange(shopperId, undefined));

  const placedUnder = async (shopperId: string, key: string) => {
    const { orders, unitOfWork } = world();
    const found = await unitOfWork.run(() => orders.findEarlierForChange(shopperId, key));
    return found.map(({ id }) => id);
  };

  it('finds an order as it was saved, with its lines in order', async () => {
    const order = anOrder();
    await add(order);
    expect((await world().orders.find(order.state.id))!.state).toEqual(order.state);
    const locked = await world().unitOfWork.run(() => world().orders.findForChange(order.state.id));
    expect(locked!.state).toEqual(order.state);
  });

  it('keeps that an order has no address', async () => {
    const order = Order.restore({ ...anOrder().state, address: null });
    await add(order);
    expect((await world().orders.find(order.id))!.state).toEqual(order.state);
  });

  it('keeps how the price of the delivery was split among the lines', async () => {
    const order = anOrder();
    await add(order);
    const { state, quote } = (await world().orders.find(order.id))!;
    expect(quote.lines.map(({ deliveryShare }) => deliveryShare.cents)).toEqual([294, 196]);
    expect([quote.delivery, quote.total]).toEqual([Money.ofMajor('4.90'), state.total]);
  });

  it('keeps discounts and taxes with their lines', async () => {
    const order = anOrder({ components: [aDiscount, aTax] });
    await add(order);
    const kept = (await world().orders.find(order.id))!;
    expect(kept.state).toEqual(order.state);
    expect([kept.quote.discount, kept.quote.tax]).toEqual([aDiscount.amount, aTax.amount]);
  });

  it('saves a changed order', async () => {
    const order = anOrder();
    await add(order);
    order.confirm(receipt, halfPast);
    await save(order);
    const kept = (await world().orders.find(order.state.id))!;
    expect(kept.state).toEqual(order.state);
    expect(kept.state).toMatchObject({ status: 'confirmed', stage: 'paid', reservedUntil: null });
  });

  it('saves each change of status and money, with its time and actor', async () => {
    const [order, ada] = [anOrder(), { kind: 'admin', id: 'ada' } as const];
    await world().as({ kind: 'shopper', id: 'sam' }, () => add(order));
    order.confirm(receipt, halfPast);
    await save(order);
    order.changeStatus('inShipping', later);
    await world().as(ada, () => save(order));
    order.changeStatus('rejected', later);
    order.recordRefund(later);
    order.recordRefund(later);
    await save(order);
    expect(await world().historyOf(order)).toEqual([
      { status: 'pending', stage: 'awaiting-payment', cancelReason: null, by: 'shopper:sam', at: noon },
      { status: 'confirmed', stage: 'paid', cancelReason: null, by: 'shop', at: halfPast },
      { status: 'inShipping', stage: 'paid', cancelReason: null, by: 'admin:ada', at: later },
      { status: 'rejected', stage: 'paid', cancelReason: 'rejected', by: 'shop', at: later },
      { status: 'rejected', stage: 'refunded', cancelReason: 'rejected', by: 'shop', at: later },
    ]);
  });

  it('saves why an order ended unpaid, and each change with its reason', async () => {
    const order = anOrder();
    await add(order);
    order.end('left-checkout', halfPast);
    await save(order);
    expect((await world().orders.find(order.id))!.state).toMatchObject({
      stage: 'expired',
      cancelReason: 'cancelled',
    });
    const reasons = (await world().historyOf(order)).map(({ cancelReason }) => cancelReason);
    expect(reasons).toEqual([null, 'cancelled']);
  });

  it('tells whether the time to pay for an order is over', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    const [late, early] = [anOrder({ reservedUntil: new Date(0) }), anOrder({ reservedUntil: inAnHour })];
    for (const order of [late, early]) await add(order);
    const isOverdue = ({ id }: Order) => world().orders.isOverdue(id);
    expect([await isOverdue(late), await isOverdue(early)]).toEqual([true, false]);
    late.confirm(receipt, halfPast);
    await save(late);
    expect(await isOverdue(late)).toBe(false);
  });

  it("finds the orders of a shopper that await payment, and no other shopper's", async () => {
    const shopperId = newId();
    const [open, paid, other] = [anOrder({ shopperId }), anOrder({ shopperId }), anOrder()];
    paid.confirm(receipt, noon);
    for (const order of [open, paid, other]) await add(order);
    expect((await openOf(shopperId)).map(({ id }) => id)).toEqual([open.state.id]);
  });

  it('finds an order by its idempotency key, also after it is paid, until the key is released', async () => {
    const order = anOrder({ idempotencyKey: 'one-click' });
    const { id, shopperId } = order.state;
    await add(order);
    order.confirm(receipt, noon);
    await save(order);
    expect(await placedUnder(shopperId, 'one-click')).toEqual([id]);
    expect(await placedUnder(shopperId, 'another')).toEqual([]);
    expect(await placedUnder(newId(), 'one-click')).toEqual([]);
    order.freeKey();
    await save(order);
    expect(await placedUnder(shopperId, 'one-click')).toEqual([]);
  });

  it('numbers orders in turn, without a gap where one came to nothing', async () => {
    const { orders, unitOfWork } = world();
    const addNext = () =>
      unitOfWork.run(async () => {
        const number = await orders.nextNumber();
        await orders.add(anOrder({ number }));
        return number;
      });
    const first = await addNext();
    const failed = unitOfWork.run(async () => {
      await orders.nextNumber();
      throw new Error('out of stock');
    });
    await expect(failed).rejects.toThrow('out of stock');
    expect(await addNext()).toBe(first + 1);
  });

  it('finds nothing by an unknown id', async () => {
    expect(await world().orders.find(newId())).toBeUndefined();
  });
}
