import { InMemoryOutbox } from '../../../platform/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../platform/memory/in-memory-unit-of-work';
import { InMemoryPaymentRepository } from './in-memory-payment.repository';
import { describePaymentRepository } from '../../application/payment-repository.contract';

describe('payments in memory', () => {
  const world = {
    payments: new InMemoryPaymentRepository(new InMemoryOutbox()),
    unitOfWork: new InMemoryUnitOfWork(),
  };
  describePaymentRepository(() => world);
});
