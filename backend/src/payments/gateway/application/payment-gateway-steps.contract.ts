import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { Quote } from '../../../shared/quote';
import type { GatewayTrouble } from '../adapters/memory/in-memory-payment.gateway';
import type { CaptureOutcome } from '../domain/capture-outcome';
import type { PaymentGateway, PaymentRequest } from './ports';

/** A gateway, and the hands that play the buyer and the provider behind it. */
export interface GatewayUnderTest {
  gateway: PaymentGateway;
  /** The same with a short timeout, for calls without a response. */
  impatient: PaymentGateway;
  approve(gatewayOrderId: string): Promise<void>;
  decline(gatewayOrderId: string): Promise<void>;
  /** The buyer agrees, and the provider will hold the money back. */
  review(gatewayOrderId: string): Promise<void>;
  settle(gatewayOrderId: string, decision: 'completed' | 'denied'): Promise<void>;
  /** The next such call about `subject` goes wrong: a payment's reference, a gateway order's or a capture's id. */
  troubleNext(
    call: 'open' | 'look-up' | 'capture' | 'refund',
    subject: string,
    trouble: GatewayTrouble,
  ): Promise<void>;
  /** The next refund of the capture is pending. */
  holdNextRefund(captureId: string): Promise<void>;
  settleRefund(refundId: string, as: 'given' | 'refused'): Promise<void>;
  /** The next refund of the capture is refused, because the provider's account has too little. */
  refuseNextRefund(captureId: string): Promise<void>;
  /** The provider's own book. */
  ledger(): Promise<{ taken: Money; givenBack: Money }>;
}

/** The tests of a gateway repeat these steps. */
export function stepsOf(current: () => GatewayUnderTest) {
  const gateway = () => current().gateway;
  const impatient = () => current().impatient;

  const open = async (payment = aPayment()) => (await gateway().open(payment)).gatewayOrderId;

  const openApproved = async (payment = aPayment()) => {
    const id = await open(payment);
    await current().approve(id);
    return id;
  };

  /** Measures the money that `work` moved, apart from other tests. */
  const moneyMovedBy = async (work: () => Promise<unknown>) => {
    const before = await current().ledger();
    await work();
    const after = await current().ledger();
    return {
      taken: after.taken.cents - before.taken.cents,
      givenBack: after.givenBack.cents - before.givenBack.cents,
    };
  };

  return { gateway, impatient, open, openApproved, moneyMovedBy };
}

/** Two shirts and a belt, sent for $4.90. */
export function aPayment(overrides: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    paymentId: newId(),
    reference: newId(),
    amount: Money.ofMajor('84.83'),
    currency: 'USD',
    quote: Quote.of(
      [
        { title: 'Oxford shirt', unitPrice: Money.ofMajor('29.99'), quantity: 2 },
        { title: 'Leather belt', unitPrice: Money.ofMajor('19.95'), quantity: 1 },
      ],
      Money.ofMajor('4.90'),
    ),
    description: 'Haberdash order HB-10001',
    returnUrl: 'http://shop.test/shop/paypal-return',
    cancelUrl: 'http://shop.test/shop/checkout?cancelled=1',
    ...overrides,
  };
}

export function completedCapture(outcome: CaptureOutcome | undefined) {
  if (outcome?.kind !== 'completed') throw new Error(`Expected a completed capture, got ${outcome?.kind}`);
  return outcome;
}
