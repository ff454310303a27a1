import { anOrder } from '../../../../test/support/memory/an-order';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from '../../orders/application/ports';
import type { Order } from '../../orders/domain/order';
import { Refund } from '../domain/refund';
import type { RefundRepository } from './ports';

interface World {
  orders: OrderRepository;
  refunds: RefundRepository;
  unitOfWork: UnitOfWork;
}

const noon = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-01T12:01:00Z');

/** A pair of socks and the delivery, less a dollar. */
const refundOf = ({ id: orderId, lines }: Order, intendedAt: Date): Refund =>
  Refund.intend({
    ...{ id: newId(), orderId, reason: 'damaged', isRest: false, intendedAt },
    ...{ pieces: [{ variantId: lines[0]!.variantId, quantity: 1 }], restocked: [] },
    parts: {
      pieces: Money.ofMajor('9.99'),
      delivery: Money.ofMajor('4.90'),
      other: Money.ofMajor(2),
      deducted: Money.ofMajor(1),
    },
  });

export function describeRefundRepository(world: () => World): void {
  const run = <T>(work: () => Promise<T>) => world().unitOfWork.run(work);
  const ordered = async () => {
    const order = anOrder();
    await run(() => world().orders.add(order));
    return order;
  };

  it('finds the refunds of an order as they were added, the oldest first, and as they were saved', async () => {
    const order = await ordered();
    const [first, second] = [refundOf(order, noon), refundOf(order, later)];
    for (const refund of [first, second]) await run(() => world().refunds.add(refund));
    first.recordRefused('INSUFFICIENT_FUNDS', later);
    second.becomeOther();
    for (const refund of [first, second]) await run(() => world().refunds.save(refund));
    const found = await world().refunds.ofOrder(order.id);
    expect(found.map(({ state }) => state)).toEqual([first.state, second.state]);
    expect((await world().refunds.find(first.id))!.state).toEqual(first.state);
    expect(found[0]!.amount.toString()).toBe('15.89');
  });

  it('finds nothing by an unknown id', async () => {
    expect(await world().refunds.ofOrder(newId())).toEqual([]);
    expect(await world().refunds.find(newId())).toBeUndefined();
  });
}
