import { anOrder, receipt } from '../../../../test/support/an-order';
import { outboxOf } from '../../../../test/support/outbox-of';
import { testDatabase } from '../../../../test/support/test-database';
import { AsyncCurrentActor } from '../../../platform/actor/async-current-actor';
import { describeOrderRepository } from '../../application/order-repository.contract';
import { TypeOrmOrderRepository } from './typeorm-order.repository';

describe('orders in Postgres', () => {
  const postgres = testDatabase();
  const actor = new AsyncCurrentActor();
  const world = () => {
    const { database, unitOfWork } = postgres();
    return { orders: new TypeOrmOrderRepository(database, outboxOf(database), actor), unitOfWork };
  };
  describeOrderRepository(world);

  it('keeps each change of status with its time and author', async () => {
    const { orders, unitOfWork } = world();
    const order = anOrder();
    await actor.run({ kind: 'shopper', id: 'sam' }, () => unitOfWork.run(() => orders.add(order)));
    order.confirm(receipt, new Date('2026-03-01T12:05:00Z'));
    await unitOfWork.run(() => orders.save(order));
    order.changeStatus('inShipping', new Date('2026-03-02T08:00:00Z'));
    await actor.run({ kind: 'admin', id: 'ada' }, () => unitOfWork.run(() => orders.save(order)));
    const history = await postgres().database.query(
      'SELECT status, changed_by, changed_at FROM ordering.order_history WHERE order_id = $1 ORDER BY id',
      [order.state.id],
    );
    expect(history).toEqual([
      { status: 'pending', changed_by: 'shopper:sam', changed_at: new Date('2026-03-01T12:00:00Z') },
      { status: 'confirmed', changed_by: 'shop', changed_at: new Date('2026-03-01T12:05:00Z') },
      { status: 'inShipping', changed_by: 'admin:ada', changed_at: new Date('2026-03-02T08:00:00Z') },
    ]);
  });
});
