import { aDiscount, anOrder, aTax, freeOfCharge, receipt } from '../../../../../test/support/memory/an-order';
import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { amid } from '../../../../../test/support/turns';
import { AsyncCurrentActor } from '../../../../platform/actor/async-current-actor';
import type { Actor } from '../../../../shared/actor';
import { describeOrderRepository } from '../../application/order-repository.contract';
import type { Order } from '../../domain/order';
import type { OrderChange } from '../../domain/order-state';
import { TypeOrmOrderRepository } from './typeorm-order.repository';
import { OrderRow } from './order.table';
import { LineComponentRow, OrderLineRow } from './order-line.table';
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
        rows(LineComponentRow),
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

  it.each([
    ['a changed total', 'UPDATE ordering.orders SET total_cents = total_cents + 1 WHERE id = $1'],
    ['a changed quantity', 'UPDATE ordering.order_lines SET quantity = quantity + 1 WHERE order_id = $1'],
    ['a changed share', 'UPDATE ordering.order_lines SET delivery_share_cents = 0 WHERE order_id = $1'],
    ['a lost line', 'DELETE FROM ordering.order_lines WHERE order_id = $1 AND position = 0'],
    [
      'a changed tax',
      `UPDATE ordering.line_components SET cents = cents + 1 WHERE order_id = $1 AND kind = 'tax'`,
    ],
    ['a lost discount', `DELETE FROM ordering.line_components WHERE order_id = $1 AND kind = 'discount'`],
  ])('refuses %s, because an order costs the sum of its lines', async (_, statement) => {
    const { orders, unitOfWork } = world();
    const order = anOrder({ components: [aDiscount, aTax] });
    await unitOfWork.run(() => orders.add(order));
    const change = postgres().database.query(statement, [order.id]);
    await expect(change).rejects.toThrow(`the total of order ${order.id} is not the sum of its lines`);
    await postgres().database.query('DELETE FROM ordering.orders WHERE id = $1', [order.id]);
  });

  it('refuses a discount that is more than what it reduces, whatever the others leave', async () => {
    const { orders, unitOfWork } = world();
    const order = anOrder({ components: [aDiscount] });
    await unitOfWork.run(() => orders.add(order));
    const moved = postgres().database.query(
      `UPDATE ordering.line_components SET part = 'delivery' WHERE order_id = $1`,
      [order.id],
    );
    await expect(moved).rejects.toThrow(`a line of order ${order.id} is reduced by more than it costs`);
  });

  it('refuses an order that costs nothing and awaits its payment', async () => {
    const { orders, unitOfWork } = world();
    const order = anOrder({ components: freeOfCharge });
    await expect(unitOfWork.run(() => orders.add(order))).rejects.toThrow('only_a_paid_order_costs_nothing');
    order.confirm(receipt, new Date());
    await unitOfWork.run(() => orders.add(order));
    expect((await orders.find(order.id))!.state.total.isZero).toBe(true);
  });

  it('makes a change of an order wait for a running change', async () => {
    const { orders, unitOfWork } = world();
    const order = anOrder();
    await unitOfWork.run(() => orders.add(order));
    const close = async () => {
      const found = (await orders.findForChange(order.id))!;
      found.end('unwanted', new Date());
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
      found!.end('overdue', new Date());
      await orders.save(found!);
    };
    expect(await amid(postgres(), giveUp, () => unitOfWork.run(open))).toEqual([]);
  });
});
