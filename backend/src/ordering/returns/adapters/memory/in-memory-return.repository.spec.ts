import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { InMemoryOutbox } from '../../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryOrderRepository } from '../../../orders/adapters/memory/in-memory-order.repository';
import { describeReturnRepository } from '../../application/return-repository.contract';
import { InMemoryReturnRepository } from './in-memory-return.repository';

describe('returns in memory', () => {
  const orders = new InMemoryOrderRepository(
    new InMemoryOutbox(),
    new FixedClock(new Date()),
    new FixedActor(),
  );
  const returns = new InMemoryReturnRepository(new InMemoryOutbox());
  const unitOfWork = new InMemoryUnitOfWork(orders, returns);
  describeReturnRepository(() => ({ orders, returns, unitOfWork }));
});
