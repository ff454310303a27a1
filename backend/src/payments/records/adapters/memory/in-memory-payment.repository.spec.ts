import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { InMemoryOutbox } from '../../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import type { Payment } from '../../domain/payment';
import { InMemoryPaymentRepository } from './in-memory-payment.repository';
import { describePaymentRepository } from '../../application/payment-repository.contract';

describe('payments in memory', () => {
  const payments = new InMemoryPaymentRepository(new InMemoryOutbox(), new FixedActor());
  const world = {
    payments,
    unitOfWork: new InMemoryUnitOfWork(payments),
    historyOf: async ({ state }: Payment) =>
      payments.history
        .filter(({ paymentId }) => paymentId === state.id)
        .map(({ id: _, paymentId: __, ...entry }) => entry),
  };
  describePaymentRepository(() => world);
});
