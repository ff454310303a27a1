import { newId } from '../../../src/shared/ids';
import { Money } from '../../../src/shared/money';
import { InMemoryPaymentGateway } from '../../../src/payments/gateway/adapters/memory/in-memory-payment.gateway';
import { aPayment } from '../../../src/payments/gateway/application/payment-gateway-steps.contract';
import { InMemoryPaymentRepository } from '../../../src/payments/records/adapters/memory/in-memory-payment.repository';
import { Payment } from '../../../src/payments/records/domain/payment';
import { InMemoryPaymentRefundRepository } from '../../../src/payments/refunds/adapters/memory/in-memory-payment-refund.repository';
import { AskRefund } from '../../../src/payments/refunds/application/ask-refund';
import { CompareRefunds } from '../../../src/payments/refunds/application/compare-refunds';
import { RefundRequests } from '../../../src/payments/refunds/application/refund-requests';
import { RefundsOfPayments } from '../../../src/payments/refunds/application/refunds-of-payments';
import { FixedActor } from '../memory/fixed-actor';
import { FixedClock } from '../memory/fixed-clock';
import { InMemoryJobs } from '../memory/in-memory-jobs';
import { InMemoryOutbox } from '../memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../memory/in-memory-unit-of-work';

/** The amount of the payment below: $84.83. */
export const all = aPayment().amount;
export const dollars = (amount: string) => Money.ofMajor(amount);

/** A payment of $84.83 that was captured. */
export async function paidPayment() {
  const clock = new FixedClock();
  const [jobs, outbox, gateway] = [
    new InMemoryJobs(clock),
    new InMemoryOutbox(),
    new InMemoryPaymentGateway(),
  ];
  const payments = new InMemoryPaymentRepository(outbox, new FixedActor());
  const refunds = new InMemoryPaymentRefundRepository();
  const unitOfWork = new InMemoryUnitOfWork(payments, refunds, jobs, outbox);
  const payment = Payment.start({ orderId: newId(), buyerId: newId(), amount: all }, clock.now());
  const { id: paymentId, orderId } = payment.state;
  const { gatewayOrderId, approvalUrl } = await gateway.open(aPayment({ paymentId }));
  payment.awaitApproval(gatewayOrderId, approvalUrl, clock.now());
  gateway.approve(gatewayOrderId);
  payment.beginCapture(paymentId, clock.now());
  payment.recordCapture(await gateway.capture(gatewayOrderId), clock.now());
  payment.pullEvents();
  await payments.add(payment);
  const ofPayments = new RefundsOfPayments(payments, refunds);
  const requests = new RefundRequests(ofPayments, jobs, new FixedActor(), clock);
  const compareRefunds = new CompareRefunds(ofPayments, gateway, unitOfWork, clock);
  const asking = new AskRefund(ofPayments, gateway, compareRefunds, jobs, unitOfWork, clock);

  const begin = (refundId: string, amount: string) =>
    unitOfWork.run(() =>
      requests.refund({
        refundId,
        paymentId,
        amount: amount === 'rest' ? amount : dollars(amount),
        reason: 'cancelled',
      }),
    );
  const ask = (refundId: string) => asking.execute({ refundId });
  const refund = async (refundId: string, amount: string) => {
    await begin(refundId, amount);
    await ask(refundId);
  };
  const askAgain = (refundId: string) => unitOfWork.run(() => requests.askAgain(paymentId, refundId));
  const compare = () => compareRefunds.execute({ paymentId });
  const byHand = (amount: Money) => gateway.refundByHand(gatewayOrderId, amount);
  const stateOf = async (id: string) => (await refunds.find(id))!.state;
  const statusOfPayment = async () => (await payments.find(paymentId))!.state.status;
  const lastStep = () => payments.history.at(-1);
  const waitsFor = (refundId: string) =>
    [...jobs.waiting.values()].find(({ payload }) => payload.refundId === refundId);
  return {
    ...{ paymentId, orderId, gateway, events: outbox.events, requests, clock, jobs, payments },
    ...{ begin, ask, refund, askAgain, compare, byHand, stateOf, statusOfPayment, lastStep, waitsFor },
    given: () => gateway.moneyGivenBack,
    atProvider: () => gateway.findRefunds(gatewayOrderId),
    left: () => requests.refundable(paymentId),
    all: async () => (await refunds.ofPayment(paymentId)).map(({ state }) => state),
  };
}
