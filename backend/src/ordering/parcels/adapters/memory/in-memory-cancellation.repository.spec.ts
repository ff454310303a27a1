import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { InMemoryOutbox } from '../../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { describeCancellationRepository } from '../../application/cancellation-repository.contract';
import { InMemoryCancellationRepository } from './in-memory-cancellation.repository';
import { InMemoryOrderRepository } from '../../../orders/adapters/memory/in-memory-order.repository';

describe('cancellations in memory', () => {
  const outbox = new InMemoryOutbox();
  const orders = new InMemoryOrderRepository(outbox, new FixedClock(new Date()), new FixedActor());
  const cancellations = new InMemoryCancellationRepository(outbox);
  const unitOfWork = new InMemoryUnitOfWork(orders, cancellations);
  describeCancellationRepository(() => ({ orders, cancellations, unitOfWork }));
});
