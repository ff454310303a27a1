import { InMemoryPaymentGateway } from './in-memory-payment.gateway';
import { describePaymentGateway } from '../../application/payment-gateway.contract';

const gateway = new InMemoryPaymentGateway();

describePaymentGateway('InMemoryPaymentGateway', () => ({
  gateway,
  impatient: gateway,
  approve: async (id) => gateway.approve(id),
  decline: async (id) => gateway.decline(id),
  review: async (id) => gateway.review(id),
  settle: async (id, decision) => gateway.settle(id, decision),
  troubleNext: async (call, _, trouble) => gateway.troubleNext(call, trouble),
  holdNextRefund: async () => gateway.nextRefund('held'),
  settleRefund: async (id, as) => gateway.settleRefund(id, as),
  refuseNextRefund: async () => gateway.nextRefund('REFUND_FAILED_INSUFFICIENT_FUNDS'),
  ledger: async () => ({ taken: gateway.moneyTaken, givenBack: gateway.moneyGivenBack }),
}));
