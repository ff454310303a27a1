import { anOrder } from '../../../../test/support/an-order';
import { outboxOf } from '../../../../test/support/outbox-of';
import { testDatabase } from '../../../../test/support/test-database';
import { amid } from '../../../../test/support/turns';
import { AsyncCurrentActor } from '../../../platform/actor/async-current-actor';
import type { Actor } from '../../../shared/actor';
import { describeOrderRepository } from '../../application/order-repository.contract';
import type { Order, OrderChange } from '../../domain/order';
import { TypeOrmOrderRepository } from './typeorm-order.repository';
import { OrderRow } from './order.table';
import { OrderLineRow } from './order-line.table';
import { OrderChangeRow } from './order-change.table';

describe('orders in Postgres', () => {
  const postgres = testDatabase();
  const actor = new AsyncCurrentActor();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    return {
      orders: new TypeOrmOrderRepository(
        database,
        rows(OrderRow),
        rows(OrderLineRow),
        rows(OrderChangeRow),
        outboxOf(database),
        actor,
      ),
      unitOfWork,
      as: <T>(someone: Actor, work: () => Promise<T>) => actor.run(() => someone, work),
      historyOf: ({ id }: Order) =>
        database.query<OrderChange & { by: string }>(
          `SELECT status, stage, cancel_reason AS "cancelReason", changed_by AS by, changed_at AS at FROM ordering.order_history
            WHERE order_id = $1 ORDER BY changed_at, id`,
          [id],
        ),
    };
  };
  describeOrderRepository(world);

  it('makes a change of an order wait for a running change', async () => {
    const { orders, unitOfWork } = world();
    const order = anOrder();
    await unitOfWork.run(() => orders.add(order));
    const close = async () => {
      const found = (await orders.findForChange(order.id))!;
      found.close('cancelled', new Date());
      await orders.save(found);
    };
    const find = () => unitOfWork.run(() => orders.findForChange(order.id));
    const found = await amid(postgres(), close, find);
    expect(found!.state.stage).toBe('closed');
  });

  it('finds no order awaiting payment while that order is cancelled', async () => {
    const { orders, unitOfWork } = world();
    const order = anOrder();
    await unitOfWork.run(() => orders.add(order));
    const open = () => orders.findEarlierForChange(order.shopperId, undefined);
    const giveUp = async () => {
      const [found] = await open();
      found!.expire('expired', new Date());
      await orders.save(found!);
    };
    expect(await amid(postgres(), giveUp, () => unitOfWork.run(open))).toEqual([]);
  });
});
