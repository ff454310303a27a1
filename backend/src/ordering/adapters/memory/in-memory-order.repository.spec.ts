import { FixedActor } from '../../../platform/memory/fixed-actor';
import { FixedClock } from '../../../platform/memory/fixed-clock';
import { InMemoryOutbox } from '../../../platform/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../platform/memory/in-memory-unit-of-work';
import { InMemoryOrderRepository } from './in-memory-order.repository';
import { describeOrderRepository } from '../../application/order-repository.contract';

describe('orders in memory', () => {
  const world = {
    orders: new InMemoryOrderRepository(new InMemoryOutbox(), new FixedClock(new Date()), new FixedActor()),
    unitOfWork: new InMemoryUnitOfWork(),
  };
  describeOrderRepository(() => world);
});
