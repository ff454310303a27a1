import { anOrder } from '../../../../test/support/memory/an-order';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { Cancellation } from '../domain/cancellation';
import type { CancellationRepository } from './ports';
import type { OrderRepository } from '../../orders/application/ports';

interface World {
  orders: OrderRepository;
  cancellations: CancellationRepository;
  unitOfWork: UnitOfWork;
}

const noon = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-01T12:01:00Z');

export function describeCancellationRepository(world: () => World): void {
  const run = <T>(work: () => Promise<T>) => world().unitOfWork.run(work);

  it('finds a cancellation as it was added, and as it was saved', async () => {
    const order = anOrder();
    await run(() => world().orders.add(order));
    const [socks, cap] = order.lines;
    const [first, second] = [socks!, cap!].map(({ variantId }, place) =>
      Cancellation.of({
        ...{ id: newId(), orderId: order.id, pieces: [{ variantId, quantity: 1 }] },
        ...{
          refund: Money.ofMajor(10),
          delivery: Money.ofMajor(place),
          by: 'shop' as const,
          cancelledAt: place === 0 ? noon : later,
        },
      }),
    );
    await run(() => world().cancellations.add(first!));
    await run(() => world().cancellations.add(second!));
    first!.recordRefund(Money.zero, later);
    await run(() => world().cancellations.save(first!));
    const found = await world().cancellations.ofOrder(order.id);
    expect(found.map(({ state }) => state)).toEqual([first!.state, second!.state]);
    expect((await world().cancellations.find(first!.id))!.state).toEqual(first!.state);
  });

  it('finds nothing by an unknown id', async () => {
    expect(await world().cancellations.ofOrder(newId())).toEqual([]);
    expect(await world().cancellations.find(newId())).toBeUndefined();
  });
}
