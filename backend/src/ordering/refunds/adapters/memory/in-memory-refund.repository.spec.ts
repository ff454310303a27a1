import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { InMemoryOutbox } from '../../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryOrderRepository } from '../../../orders/adapters/memory/in-memory-order.repository';
import { describeRefundRepository } from '../../application/refund-repository.contract';
import { InMemoryRefundRepository } from './in-memory-refund.repository';

describe('refunds of orders in memory', () => {
  const orders = new InMemoryOrderRepository(
    new InMemoryOutbox(),
    new FixedClock(new Date()),
    new FixedActor(),
  );
  const refunds = new InMemoryRefundRepository(new InMemoryOutbox());
  const unitOfWork = new InMemoryUnitOfWork(orders, refunds);
  describeRefundRepository(() => ({ orders, refunds, unitOfWork }));
});
