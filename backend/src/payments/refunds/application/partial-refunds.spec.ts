import { FixedActor } from '../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../../test/support/memory/in-memory-jobs';
import { InMemoryOutbox } from '../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { InMemoryPartialRefundRepository } from '../adapters/memory/in-memory-partial-refund.repository';
import { InMemoryPaymentGateway } from '../../gateway/adapters/memory/in-memory-payment.gateway';
import { InMemoryPaymentRepository } from '../../records/adapters/memory/in-memory-payment.repository';
import { Payment } from '../../records/domain/payment';
import { GatewayTimedOut } from '../../gateway/domain/gateway.errors';
import { NoSuchPayment, RefundTooLarge } from '../../records/domain/payment.errors';
import { PaymentPartlyRefunded, RefundWasRefused } from '../../payments.events';
import { CompareRefunds } from './compare-refunds';
import { CompareWithProvider } from '../../reconciliation/application/compare-with-provider';
import { aPayment } from '../../gateway/application/payment-gateway-steps.contract';
import { RefundPart } from './refund-part';
import { RefundPayment } from './refund-payment';
import { RefundRequests } from './refund-requests';

/** A payment of $84.83 that was captured. */
async function paidPayment() {
  const clock = new FixedClock();
  const [jobs, outbox, gateway] = [
    new InMemoryJobs(clock),
    new InMemoryOutbox(),
    new InMemoryPaymentGateway(),
  ];
  const payments = new InMemoryPaymentRepository(outbox, new FixedActor());
  const refunds = new InMemoryPartialRefundRepository();
  const unitOfWork = new InMemoryUnitOfWork(payments, refunds, jobs, outbox);
  const { amount } = aPayment();
  const payment = Payment.start({ orderId: newId(), buyerId: newId(), amount }, clock.now());
  const { id: paymentId, orderId } = payment.state;
  const { gatewayOrderId, approvalUrl } = await gateway.open(aPayment({ paymentId }));
  payment.awaitApproval(gatewayOrderId, approvalUrl, clock.now());
  gateway.approve(gatewayOrderId);
  payment.beginCapture(paymentId, clock.now());
  payment.recordCapture(await gateway.capture(gatewayOrderId), clock.now());
  await payments.add(payment);
  const requests = new RefundRequests(payments, refunds, jobs, clock);
  const compareRefunds = new CompareRefunds(payments, refunds, gateway, unitOfWork, clock);
  const refundPart = new RefundPart(payments, refunds, gateway, compareRefunds, unitOfWork, clock);
  const refundAll = async () => {
    await requests.refund(paymentId);
    await new RefundPayment(payments, gateway, compareRefunds, unitOfWork, clock).execute({ paymentId });
  };
  const begin = (refundId: string, dollars: string) =>
    unitOfWork.run(() => requests.refundPart({ refundId, paymentId, amount: Money.ofDollars(dollars) }));
  const compare = async (confirmedRefundsCents: number) => {
    const { status, partlyRefunded, captureId } = (await payments.find(paymentId))!.state;
    const [check] = await new CompareWithProvider(gateway).execute([
      {
        ...{ id: paymentId, orderId, gatewayOrderId, captureId: captureId!, amountCents: amount.cents },
        ...{
          status: status as 'paid' | 'refunded',
          partlyRefundedCents: partlyRefunded.cents,
          confirmedRefundsCents,
        },
      },
    ]);
    return check!.problem;
  };
  return {
    paymentId,
    orderId,
    amount,
    gateway,
    outbox,
    payments,
    refunds,
    compareRefunds,
    begin,
    requests,
    refundPart,
    refundAll,
    compare,
  };
}

describe('a partial refund', () => {
  it('gives the amount back once, however often it is begun and carried out', async () => {
    const shop = await paidPayment();
    for (let times = 0; times < 2; times += 1) await shop.begin('part', '19.95');
    for (let times = 0; times < 2; times += 1) await shop.refundPart.execute({ refundId: 'part' });
    expect(shop.gateway.moneyGivenBack).toEqual(Money.ofDollars('19.95'));
    expect(shop.outbox.events.filter((event) => event instanceof PaymentPartlyRefunded)).toEqual([
      new PaymentPartlyRefunded(shop.orderId, 'part', 1_995),
    ]);
  });

  it('finds out that the provider has refunded, when its response was lost', async () => {
    const shop = await paidPayment();
    await shop.begin('part', '19.95');
    shop.gateway.troubleNext('refund', 'drop-response');
    await expect(shop.refundPart.execute({ refundId: 'part' })).rejects.toBeInstanceOf(GatewayTimedOut);
    await shop.refundPart.execute({ refundId: 'part' });
    expect(shop.gateway.moneyGivenBack).toEqual(Money.ofDollars('19.95'));
    expect((await shop.refunds.find('part'))!.refundId).toBe('refund-part');
  });

  it('leaves the rest to the refund of the whole', async () => {
    const shop = await paidPayment();
    await shop.begin('part', '19.95');
    await shop.refundPart.execute({ refundId: 'part' });
    await shop.refundAll();
    expect(shop.gateway.moneyGivenBack).toEqual(shop.amount);
    expect((await shop.payments.find(shop.paymentId))!.state.status).toBe('refunded');
  });

  it('is included in a refund of the whole that overtook it', async () => {
    const shop = await paidPayment();
    await shop.begin('part', '19.95');
    await shop.refundAll();
    await shop.refundPart.execute({ refundId: 'part' });
    expect(shop.gateway.moneyGivenBack).toEqual(shop.amount);
    const { refundId } = (await shop.payments.find(shop.paymentId))!.state;
    expect(await shop.refunds.find('part')).toMatchObject({ refundId });
    expect(shop.outbox.events).toContainEqual(new PaymentPartlyRefunded(shop.orderId, 'part', 1_995));
  });

  it('ends with the word of a provider that refuses it, and is settled by a refund by hand', async () => {
    const shop = await paidPayment();
    await shop.begin('part', '19.95');
    shop.gateway.refuseRefunds('TIME_LIMIT_EXCEEDED');
    await shop.refundPart.execute({ refundId: 'part' });
    expect(shop.payments.history.at(-1)).toMatchObject({
      step: 'refund-refused',
      reference: 'TIME_LIMIT_EXCEEDED',
      amount: Money.ofDollars('19.95'),
    });
    expect(shop.outbox.events.at(-1)).toEqual(new RefundWasRefused(shop.orderId));
    const { gatewayOrderId } = (await shop.payments.find(shop.paymentId))!.state;
    const byHand = shop.gateway.refundByHand(gatewayOrderId!, Money.ofDollars('19.95'));
    await shop.compareRefunds.execute({ paymentId: shop.paymentId });
    expect((await shop.refunds.find('part'))!.refundId).toBe(byHand);
    expect(shop.outbox.events.at(-1)).toEqual(new PaymentPartlyRefunded(shop.orderId, 'part', 1_995));
    expect((await shop.payments.find(shop.paymentId))!.state.partlyRefunded).toEqual(
      Money.ofDollars('19.95'),
    );
  });

  it('is part of all that went back by hand before', async () => {
    const shop = await paidPayment();
    const { gatewayOrderId } = (await shop.payments.find(shop.paymentId))!.state;
    const byHand = shop.gateway.refundByHand(gatewayOrderId!, shop.amount);
    await shop.begin('part', '19.95');
    await shop.refundPart.execute({ refundId: 'part' });
    expect(await shop.refunds.find('part')).toMatchObject({ refundId: byHand, refusedAt: null });
    expect((await shop.payments.find(shop.paymentId))!.state.status).toBe('refunded');
  });

  it('and one of the whole end with the word of a provider that refuses them', async () => {
    const shop = await paidPayment();
    shop.gateway.refuseRefunds('TIME_LIMIT_EXCEEDED');
    await shop.refundAll();
    expect(shop.payments.history.at(-1)).toMatchObject({
      step: 'refund-refused',
      reference: 'TIME_LIMIT_EXCEEDED',
    });
    const { gatewayOrderId, status } = (await shop.payments.find(shop.paymentId))!.state;
    expect(status).toBe('refunding');
    shop.gateway.refundByHand(gatewayOrderId!, shop.amount);
    await shop.compareRefunds.execute({ paymentId: shop.paymentId });
    expect((await shop.payments.find(shop.paymentId))!.state.status).toBe('refunded');
  });

  it('is refused when it would leave nothing, or there is no such payment', async () => {
    const shop = await paidPayment();
    await expect(shop.begin('all', '84.83')).rejects.toBeInstanceOf(RefundTooLarge);
    const amount = Money.ofDollars('1');
    const unknown = shop.requests.refundPart({ refundId: 'part', paymentId: newId(), amount });
    await expect(unknown).rejects.toBeInstanceOf(NoSuchPayment);
    expect(shop.gateway.moneyGivenBack).toEqual(Money.zero);
  });

  it('agrees with the provider before, while and after it is under way', async () => {
    const shop = await paidPayment();
    await shop.begin('part', '19.95');
    expect(await shop.compare(0)).toBeNull();
    await shop.refundPart.execute({ refundId: 'part' });
    expect(await shop.compare(0)).toBeNull();
    expect(await shop.compare(1_995)).toBeNull();
  });

  it('is a problem when the provider refunded more, or less', async () => {
    const shop = await paidPayment();
    await shop.begin('part', '19.95');
    expect(await shop.compare(1_995)).toBe(
      'is refunded by $19.95 here, and completed by $0.00 at the provider',
    );
    await shop.refundPart.execute({ refundId: 'part' });
    const { captureId } = (await shop.payments.find(shop.paymentId))!.state;
    await shop.gateway.refundPart({
      captureId: captureId!,
      amount: Money.ofDollars('1'),
      reference: 'by hand',
    });
    expect(await shop.compare(1_995)).toBe(
      'is refunded by $19.95 here, and refunded-in-part by $20.95 at the provider',
    );
  });
});
