import { anOrder } from '../../../../../test/support/memory/an-order';
import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { newId } from '../../../../shared/ids';
import { Money } from '../../../../shared/money';
import { describeCancellationRepository } from '../../application/cancellation-repository.contract';
import { Cancellation } from '../../domain/cancellation';
import { CancellationRow } from './cancellation.table';
import { OrderChangeRow } from '../../../orders/adapters/postgres/order-change.table';
import { LineComponentRow, OrderLineRow } from '../../../orders/adapters/postgres/order-line.table';
import { OrderRow } from '../../../orders/adapters/postgres/order.table';
import { TypeOrmCancellationRepository } from './typeorm-cancellation.repository';
import { TypeOrmOrderRepository } from '../../../orders/adapters/postgres/typeorm-order.repository';

describe('cancellations in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    const [outbox, actor] = [outboxOf(database), new FixedActor()];
    const tables = [
      rows(OrderRow),
      rows(OrderLineRow),
      rows(LineComponentRow),
      rows(OrderChangeRow),
    ] as const;
    return {
      orders: new TypeOrmOrderRepository(database, ...tables, outbox, actor),
      cancellations: new TypeOrmCancellationRepository(database, rows(CancellationRow), outbox, actor),
      unitOfWork,
    };
  };
  describeCancellationRepository(world);

  /** Three socks and a cap. */
  const ordered = async () => {
    const order = anOrder();
    await world().unitOfWork.run(() => world().orders.add(order));
    return order;
  };
  const cancel = (orderId: string, variantId: string, quantity: number) =>
    world().unitOfWork.run(() =>
      world().cancellations.add(
        Cancellation.of({
          ...{ id: newId(), orderId, pieces: [{ variantId, quantity }] },
          ...{ refund: Money.zero, delivery: Money.zero, by: 'shop', cancelledAt: new Date() },
        }),
      ),
    );

  it('are refused by the database beyond what was ordered', async () => {
    const { id, lines } = await ordered();
    const socks = lines[0]!.variantId;
    await cancel(id, socks, 2);
    await expect(cancel(id, socks, 2)).rejects.toThrow('no_more_sent_and_cancelled_than_ordered');
    await expect(cancel(id, newId(), 1)).rejects.toThrow('pieces that were not ordered');
    const counted = await postgres().database.query(
      `SELECT cancelled FROM ordering.order_lines WHERE order_id = '${id}' ORDER BY position`,
    );
    expect(counted).toEqual([{ cancelled: 2 }, { cancelled: 0 }]);
  });

  it('know whether an order was paid a moment ago', async () => {
    const { id } = await ordered();
    const set = (age: string) =>
      postgres().database.query(
        `UPDATE ordering.orders SET stage = 'paid', paid_at = now() - interval '${age}' WHERE id = '${id}'`,
      );
    expect(await world().orders.wasPaidWithin(id, 2)).toBe(false);
    await set('119 minutes');
    expect(await world().orders.wasPaidWithin(id, 2)).toBe(true);
    await set('121 minutes');
    expect(await world().orders.wasPaidWithin(id, 2)).toBe(false);
  });
});
