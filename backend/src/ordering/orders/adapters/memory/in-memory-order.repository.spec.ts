import { AsyncCurrentActor } from '../../../../platform/actor/async-current-actor';
import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { InMemoryOutbox } from '../../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { describeOrderRepository } from '../../application/order-repository.contract';
import { InMemoryOrderRepository } from './in-memory-order.repository';

describe('orders in memory', () => {
  const actor = new AsyncCurrentActor();
  const orders = new InMemoryOrderRepository(new InMemoryOutbox(), new FixedClock(new Date()), actor);
  describeOrderRepository(() => ({
    orders,
    unitOfWork: new InMemoryUnitOfWork(orders),
    as: (someone, work) => actor.run(() => someone, work),
    historyOf: async (order) =>
      orders.history
        .filter(({ orderId }) => orderId === order.id)
        .map(({ status, stage, cancelReason, by, at }) => ({ status, stage, cancelReason, by, at })),
  }));
});
