import { Money } from '../../../../shared/money';
import {
  type PartToRefund,
  PaymentGateway,
  type PaymentRequest,
  type RefundAtProvider,
  type RefundsAtProvider,
} from '../../application/ports';
import type { CaptureOutcome } from '../../domain/capture-outcome';
import { GatewayFailed, GatewayTimedOut, RefundRefused } from '../../domain/gateway.errors';

/** No response; an error without an effect; the effect without a response. */
export type GatewayTrouble = 'hang' | 'server-error' | 'drop-response';

type GatewayCall = 'open' | 'look-up' | 'capture' | 'refund';

interface GatewayOrder {
  id: string;
  amount: Money;
  currency: string;
  buyer: 'undecided' | 'approved' | 'declined';
  /** Whether the money is held back when it is taken, and what became of it. */
  review: 'none' | 'open' | 'completed' | 'denied';
  captureId: string | undefined;
}

/** A provider for use-case tests: the test plays the buyer, breaks calls and reads the provider's book. */
export class InMemoryPaymentGateway extends PaymentGateway {
  private readonly orders = new Map<string, GatewayOrder>();
  private readonly orderOfPayment = new Map<string, GatewayOrder>();
  private readonly refunds = new Map<string, { refundId: string; idempotencyKey: string; amount: Money }>();
  private readonly parts: (RefundAtProvider & { captureId: string })[] = [];
  private refusal: string | undefined;
  private readonly troubles = new Map<GatewayCall, GatewayTrouble>();

  open(request: PaymentRequest): Promise<{ gatewayOrderId: string; approvalUrl: string }> {
    return this.unlessTroubled('open', () => {
      const order = this.orderOfPayment.get(request.paymentId) ?? this.addOrder(request);
      return { gatewayOrderId: order.id, approvalUrl: `https://provider.test/approve?token=${order.id}` };
    });
  }

  isApproved(gatewayOrderId: string): Promise<boolean> {
    return this.unlessTroubled('look-up', () => {
      const { buyer = 'undecided' } = this.orders.get(gatewayOrderId) ?? {};
      return buyer !== 'undecided';
    });
  }

  capture(gatewayOrderId: string): Promise<CaptureOutcome> {
    return this.unlessTroubled('capture', () => {
      const order = this.orders.get(gatewayOrderId);
      if (!order) return { kind: 'unknown' };
      if (order.buyer === 'undecided') return { kind: 'not-approved' };
      if (order.buyer === 'declined') return { kind: 'declined' };
      order.captureId ??= `capture-of-${order.id}`;
      return outcomeIn(order);
    });
  }

  findOutcome(gatewayOrderId: string): Promise<CaptureOutcome> {
    return this.unlessTroubled('look-up', () => {
      const order = this.orders.get(gatewayOrderId);
      if (!order) return { kind: 'unknown' };
      const outcome = outcomeIn(order);
      const refunded = this.partlyRefunded(order.captureId ?? '');
      if (outcome.kind !== 'completed' || refunded.isZero) return outcome;
      return { kind: 'refunded-in-part', captureId: outcome.captureId, refunded };
    });
  }

  refund(captureId: string, idempotencyKey: string): Promise<{ refundId: string }> {
    return this.unlessTroubled('refund', () => {
      const known = this.refunds.get(captureId);
      if (known) return { refundId: known.idempotencyKey === idempotencyKey ? known.refundId : captureId };
      const captured = this.captured().find((order) => order.captureId === captureId);
      if (!captured) throw new GatewayFailed('nothing to refund');
      if (this.refusal !== undefined) throw new RefundRefused(this.refusal);
      const refundId = `refund-of-${captureId}`;
      const amount = captured.amount.minus(this.partlyRefunded(captureId));
      this.refunds.set(captureId, { refundId, idempotencyKey, amount });
      return { refundId };
    });
  }

  refundPart({ captureId, amount, reference }: PartToRefund): Promise<{ refundId: string }> {
    return this.unlessTroubled('refund', () => {
      const known = this.parts.find((part) => part.reference === reference);
      if (known) return { refundId: known.refundId };
      const captured = this.captured().find((order) => order.captureId === captureId);
      const left = captured?.amount.minus(this.partlyRefunded(captureId));
      if (!left) throw new GatewayFailed('nothing to refund');
      if (this.refunds.has(captureId) || left.isLessThan(amount)) throw new RefundRefused('TOO_MUCH');
      if (this.refusal !== undefined) throw new RefundRefused(this.refusal);
      const refundId = `refund-${reference}`;
      this.parts.push({ refundId, reference, captureId, amount });
      return { refundId };
    });
  }

  findRefunds(gatewayOrderId: string): Promise<RefundsAtProvider> {
    return this.unlessTroubled('look-up', () => {
      const { amount = Money.zero, captureId = '' } = this.orders.get(gatewayOrderId) ?? {};
      const whole = this.refunds.get(captureId);
      const refunds = this.partsOf(captureId).map(({ captureId: _, ...part }) => part);
      if (whole) refunds.push({ refundId: whole.refundId, reference: null, amount: whole.amount });
      const isAll = refunds.length > 0 && sum(refunds.map((one) => one.amount)).equals(amount);
      return { isAll, refunds };
    });
  }

  /** It gives nothing back any more when the shop asks for it. */
  refuseRefunds(word: string): void {
    this.refusal = word;
  }

  /** Somebody gives money back at the provider, without the shop. */
  refundByHand(gatewayOrderId: string, amount: Money): string {
    const refundId = `by-hand-${this.parts.length + 1}`;
    const { captureId = '' } = this.orders.get(gatewayOrderId) ?? {};
    this.parts.push({ refundId, reference: null, captureId, amount });
    return refundId;
  }

  /** The buyer agrees to pay. */
  approve(gatewayOrderId: string): void {
    this.decide(gatewayOrderId, 'approved');
  }

  /** The buyer agrees, with an instrument that will be declined. */
  decline(gatewayOrderId: string): void {
    this.decide(gatewayOrderId, 'declined');
  }

  /** The buyer agrees, and the provider will hold the money back until the review is settled. */
  review(gatewayOrderId: string): void {
    this.decide(gatewayOrderId, 'approved');
    this.orders.get(gatewayOrderId)!.review = 'open';
  }

  /** The provider has made up its mind about money that it held back. */
  settle(gatewayOrderId: string, decision: 'completed' | 'denied'): void {
    this.orders.get(gatewayOrderId)!.review = decision;
  }

  /** The provider takes another amount than was agreed. */
  takeInstead(gatewayOrderId: string, amount: Money): void {
    this.orders.get(gatewayOrderId)!.amount = amount;
  }

  /** The next call of this kind goes wrong. */
  troubleNext(call: GatewayCall, trouble: GatewayTrouble): void {
    this.troubles.set(call, trouble);
  }

  get moneyTaken(): Money {
    return sum(this.captured().map(({ amount }) => amount));
  }

  get moneyGivenBack(): Money {
    return sum([...this.refunds.values(), ...this.parts].map(({ amount }) => amount));
  }

  private partlyRefunded(captureId: string): Money {
    return sum(this.partsOf(captureId).map(({ amount }) => amount));
  }

  private partsOf(captureId: string) {
    return this.parts.filter((part) => part.captureId === captureId);
  }

  private async unlessTroubled<T>(call: GatewayCall, work: () => T): Promise<T> {
    const trouble = this.troubles.get(call);
    this.troubles.delete(call);
    if (trouble === 'hang') throw new GatewayTimedOut('no response in time');
    if (trouble === 'server-error') throw new GatewayFailed();
    const response = work();
    if (trouble === 'drop-response') throw new GatewayTimedOut('connection broken');
    return response;
  }

  private addOrder({ paymentId, amount, currency }: PaymentRequest): GatewayOrder {
    const id = `gateway-order-${this.orders.size + 1}`;
    const order: GatewayOrder = {
      id,
      amount,
      currency,
      buyer: 'undecided',
      review: 'none',
      captureId: undefined,
    };
    this.orders.set(id, order);
    this.orderOfPayment.set(paymentId, order);
    return order;
  }

  private decide(gatewayOrderId: string, buyer: 'approved' | 'declined'): void {
    const order = this.orders.get(gatewayOrderId);
    if (!order) throw new Error(`No payment ${gatewayOrderId} was opened`);
    if (order.captureId === undefined) order.buyer = buyer;
  }

  private captured(): GatewayOrder[] {
    return [...this.orders.values()].filter((order) => outcomeIn(order).kind === 'completed');
  }
}

function outcomeIn({ id, amount, currency, review, captureId }: GatewayOrder): CaptureOutcome {
  if (captureId === undefined) return { kind: 'not-approved' };
  if (review === 'denied') return { kind: 'denied' };
  if (review === 'open') return { kind: 'in-review', captureId };
  return { kind: 'completed', captureId, payerId: `payer-of-${id}`, amount, currency };
}

const sum = (amounts: Money[]) => amounts.reduce((total, amount) => total.plus(amount), Money.zero);
