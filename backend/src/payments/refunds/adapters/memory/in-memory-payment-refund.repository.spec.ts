import { newId } from '../../../../shared/ids';
import { describeRefundRepository } from '../../application/refund-repository.contract';
import { InMemoryPaymentRefundRepository } from './in-memory-payment-refund.repository';

describe('refunds in memory', () => {
  const refunds = new InMemoryPaymentRefundRepository();
  describeRefundRepository(() => ({
    refunds,
    aPayment: async () => newId(),
    save: (refund) => refunds.save(refund),
  }));
});
