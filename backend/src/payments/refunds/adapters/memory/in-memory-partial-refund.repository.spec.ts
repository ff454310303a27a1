import { newId } from '../../../../shared/ids';
import { describePartialRefundRepository } from '../../application/partial-refund-repository.contract';
import { InMemoryPartialRefundRepository } from './in-memory-partial-refund.repository';

describe('partial refunds in memory', () => {
  const refunds = new InMemoryPartialRefundRepository();
  describePartialRefundRepository(() => ({ refunds, aPayment: async () => newId() }));
});
