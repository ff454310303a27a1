import { Money } from '../../../../shared/money';
import { type MoneyToGiveBack, PaymentGateway, type PaymentRequest } from '../../application/ports';
import type { CaptureOutcome } from '../../domain/capture-outcome';
import { GatewayFailed, GatewayTimedOut } from '../../domain/gateway.errors';
import type { RefundAtProvider, RefundOutcome, RefundsAtProvider } from '../../domain/refund-outcome';

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

interface MadeRefund extends RefundAtProvider {
  captureId: string;
  /** Null for one that was made by hand. */
  key: string | null;
}

/** A provider for use-case tests: the test plays the buyer, breaks calls and reads the provider's book. */
export class InMemoryPaymentGateway extends PaymentGateway {
  private readonly orders = new Map<string, GatewayOrder>();
  private readonly orderOfPayment = new Map<string, GatewayOrder>();
  private readonly refunds: MadeRefund[] = [];
  private refusal: string | undefined;
  private next: string | undefined;
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
      const refunded = sum(this.accepted(order.captureId ?? ''));
      if (outcome.kind !== 'completed' || refunded.isZero) return outcome;
      return { kind: 'refunded-in-part', captureId: outcome.captureId, refunded };
    });
  }

  refund({ captureId, amount, reference }: MoneyToGiveBack, key: string): Promise<RefundOutcome> {
    return this.unlessTroubled('refund', () => {
      const known = this.refunds.find((refund) => refund.key === key);
      if (known) return outcomeOf(known);
      const captured = this.captured().find((order) => order.captureId === captureId);
      if (!captured) throw new GatewayFailed('nothing to refund');
      const left = captured.amount.minus(sum(this.accepted(captureId)));
      const next = left.isLessThan(amount) ? 'REFUND_AMOUNT_EXCEEDED' : (this.next ?? this.refusal);
      this.next = undefined;
      if (next !== undefined && next !== 'held') return { kind: 'refused', refundId: null, word: next };
      const refundId = `refund-${this.refunds.length + 1}-of-${captureId}`;
      const state = next === 'held' ? pending : completed;
      this.refunds.push({ ...state, refundId, reference, captureId, amount, key });
      return outcomeOf(this.refunds.at(-1)!);
    });
  }

  findRefunds(gatewayOrderId: string): Promise<RefundsAtProvider> {
    return this.unlessTroubled('look-up', () => {
      const { amount = Money.zero, captureId = '' } = this.orders.get(gatewayOrderId) ?? {};
      const refunds = this.refunds.filter((refund) => refund.captureId === captureId);
      const given = refunds.filter(({ kind }) => kind === 'given');
      const isAll = given.length > 0 && sum(given).equals(amount);
      return { isAll, refunds: refunds.map(({ captureId: _, key: __, ...refund }) => refund) };
    });
  }

  /** It gives nothing back any more when the shop asks for it; undefined: it does again. */
  refuseRefunds(word: string | undefined): void {
    this.refusal = word;
  }

  /** The next refund is accepted and its money moves later, or it is refused with a word. */
  nextRefund(becomes: 'held' | (string & {})): void {
    this.next = becomes;
  }

  /** The money of a pending refund moves at last, or never. */
  settleRefund(refundId: string, as: 'given' | 'refused'): void {
    const refund = this.refunds.find((one) => one.refundId === refundId);
    Object.assign(refund ?? {}, as === 'given' ? completed : { kind: 'refused', word: 'FAILED' });
  }

  /** Somebody gives money back at the provider, without the shop. */
  refundByHand(gatewayOrderId: string, amount: Money): string {
    const refundId = `by-hand-${this.refunds.length + 1}`;
    const { captureId = '' } = this.orders.get(gatewayOrderId) ?? {};
    this.refunds.push({ ...completed, refundId, reference: null, captureId, amount, key: null });
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
    return sum(this.captured());
  }

  get moneyGivenBack(): Money {
    return sum(this.refunds.filter(({ kind }) => kind === 'given'));
  }

  private accepted(captureId: string): MadeRefund[] {
    return this.refunds.filter((refund) => refund.captureId === captureId && refund.kind !== 'refused');
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

const outcomeOf = ({ kind, refundId, word }: MadeRefund): RefundOutcome => ({ kind, refundId, word });

const completed = { kind: 'given', word: 'COMPLETED' } as const;
const pending = { kind: 'pending', word: 'PENDING' } as const;

const sum = (parts: { amount: Money }[]) =>
  parts.reduce((total, { amount }) => total.plus(amount), Money.zero);
