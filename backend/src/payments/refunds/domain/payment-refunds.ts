import type { Actor } from '../../../shared/actor';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { RefundOutcome } from '../../gateway/domain/refund-outcome';
import {
  PaymentPartlyRefundedElsewhere,
  RefundGiven,
  RefundPending,
  RefundRefused,
} from '../../payments.events';
import type { Payment } from '../../records/domain/payment';
import type { PaymentStep } from '../../records/domain/payment-change';
import { NoSuchRefund, RefundTooLarge } from '../../records/domain/payment.errors';
import { Refund } from './refund';
import type { RefundReason } from './refund-reason';

/** Money that is to go back; its caller chooses the id. */
export interface WantedRefund {
  refundId: string;
  /** `rest`: all of the captured money that neither went back nor is going. Nothing happens where nothing is left. */
  amount: Money | 'rest';
  reason: RefundReason;
}

/** The provider calls a refund that other refunds left no room for so. */
const tooMuch = 'REFUND_AMOUNT_EXCEEDED';

/** All refunds of a payment: together they never give back more than was captured. Its payment is locked while they change. */
export class PaymentRefunds {
  private readonly changed = new Set<Refund>();

  constructor(
    readonly payment: Payment,
    private readonly refunds: Refund[],
  ) {}

  /** The oldest comes first. */
  get all(): readonly Refund[] {
    return this.refunds;
  }

  find(id: string): Refund | undefined {
    return this.refunds.find((refund) => refund.id === id);
  }

  /** The captured money that neither went back nor is going. */
  get left(): Money {
    const cents = this.payment.captured.cents - sumOf(this.refunds.filter(counts)).cents;
    return Money.ofCents(Math.max(cents, 0));
  }

  /** @returns undefined when nothing is left of which the rest could go back. @throws RefundTooLarge */
  begin(
    { refundId: id, amount: wanted, reason }: WantedRefund,
    author: Actor,
    now: Date,
  ): Refund | undefined {
    const { left } = this;
    const amount = wanted === 'rest' ? left : wanted;
    if (left.isLessThan(amount)) throw new RefundTooLarge();
    if (amount.isZero) return undefined;
    const { id: paymentId } = this.payment.state;
    const refund = Refund.intend({ id, paymentId, amount, isRest: amount.equals(left), reason }, author, now);
    this.refunds.push(refund);
    this.beginToGive(refund, now, 'refunding-part');
    return refund;
  }

  /** Has the provider asked for a refused one under another key. @throws NoSuchRefund, RefundNotRefused, RefundTooLarge */
  askAgain(id: string, now: Date): Refund {
    const refund = this.find(id);
    if (!refund) throw new NoSuchRefund();
    const { left } = this;
    refund.askAgain();
    if (left.isLessThan(refund.amount)) throw new RefundTooLarge();
    if (left.equals(refund.amount)) refund.becomeRest();
    this.beginToGive(refund, now, 'refund-asked-again');
    return refund;
  }

  ask(refund: Refund, now: Date): void {
    refund.ask(now);
    this.changed.add(refund);
  }

  loseResponse(refund: Refund): void {
    refund.loseResponse();
    this.changed.add(refund);
  }

  /** Records the provider's word; a repeat changes nothing. */
  record(refund: Refund, outcome: RefundOutcome, now: Date): void {
    if (refund.isRefused && outcome.kind !== 'refused') this.makeRoomFor(refund.amount, now, refund);
    if (!refund.record(outcome, now)) return;
    this.changed.add(refund);
    if (refund.isGiven) return this.noteGiven(refund, now);
    const { id, amount } = refund;
    if (refund.isPending) {
      this.note('refund-pending', refund, refund.state.refundId, now);
      if (!refund.wasMadeElsewhere)
        this.payment.tell(new RefundPending(this.payment.state.orderId, id, amount.cents));
      return;
    }
    this.note('refund-refused', refund, outcome.word, now);
    if (!refund.wasMadeElsewhere)
      this.payment.tell(new RefundRefused(this.payment.state.orderId, id, amount.cents, outcome.word));
  }

  /** The provider made a refund that nobody asked the shop for. */
  recordElsewhere({ amount, ...outcome }: RefundOutcome & { amount: Money }, now: Date): void {
    const taken = this.rest.find((refund) => refund.amount.equals(amount));
    if (taken && this.left.isZero) return this.record(taken, outcome, now);
    const made = this.refunds.find((refund) => refund.isRefused && refund.amount.equals(amount));
    // Most often by hand, because the shop's own was refused.
    if (made) return this.record(made, outcome, now);
    this.makeRoomFor(amount, now);
    if (this.left.isLessThan(amount)) return;
    this.addElsewhere(amount, outcome, now);
  }

  /** All of the money is back: by the refunds that were wanted, and the others. */
  recordNothingLeft(refundId: string, now: Date): void {
    const outcome: RefundOutcome = { kind: 'given', refundId, word: 'COMPLETED' };
    for (const refund of this.refunds.filter((one) => one.isOpen || one.isRefused)) {
      const given = sumOf(this.refunds.filter((one) => one.isGiven));
      if (!this.payment.captured.isLessThan(given.plus(refund.amount))) this.record(refund, outcome, now);
    }
    const given = sumOf(this.refunds.filter((one) => one.isGiven));
    const others = this.refunds.filter((one) => one.isOpen);
    for (const refund of others) this.record(refund, { kind: 'refused', refundId: null, word: tooMuch }, now);
    if (given.isLessThan(this.payment.captured))
      this.addElsewhere(this.payment.captured.minus(given), outcome, now);
  }

  pullChanged(): Refund[] {
    const changed = [...this.changed];
    this.changed.clear();
    return changed;
  }

  private addElsewhere(amount: Money, outcome: RefundOutcome, now: Date): void {
    const { id: paymentId } = this.payment.state;
    const isRest = amount.equals(this.left) && this.rest.length === 0;
    const wanted = { id: newId(), paymentId, amount, isRest, reason: 'elsewhere' as const };
    const refund = Refund.intend(wanted, { kind: 'shop' }, now);
    this.refunds.push(refund);
    this.record(refund, outcome, now);
  }

  private beginToGive(refund: Refund, now: Date, step: PaymentStep): void {
    this.changed.add(refund);
    const isFirst = this.payment.state.status === 'paid' || this.refunds.length === 1;
    const isWhole = refund.state.isRest && isFirst;
    if (!isWhole || step !== 'refunding-part') this.note(step, refund, null, now);
    if (refund.state.isRest) this.payment.beginRefund(now);
  }

  private noteGiven(refund: Refund, now: Date): void {
    const { orderId } = this.payment.state;
    const { id, amount, wasMadeElsewhere, state } = refund;
    const isAll = !sumOf(this.refunds.filter((one) => one.isGiven)).isLessThan(this.payment.captured);
    const isSilent = isAll && state.isRest;
    if (!isSilent)
      this.note(wasMadeElsewhere ? 'refunded-part-elsewhere' : 'refunded-part', refund, state.refundId, now);
    if (!wasMadeElsewhere) this.payment.tell(new RefundGiven(orderId, id, amount.cents));
    else if (!isSilent) this.payment.tell(new PaymentPartlyRefundedElsewhere(orderId, id, amount.cents));
    if (isAll) this.payment.endRefunded(state.refundId ?? '', now);
  }

  /** Refunds that the provider does not know, and has no money for any more, give way: the rest becomes less, any other is refused. */
  private makeRoomFor(amount: Money, now: Date, but?: Refund): void {
    for (const refund of this.refunds.filter((one) => one.isToBeAsked && one !== but).reverse()) {
      if (!this.left.isLessThan(amount)) return;
      const missing = amount.minus(this.left);
      if (refund.state.isRest && missing.isLessThan(refund.amount)) this.shrink(refund, missing);
      else this.record(refund, { kind: 'refused', refundId: null, word: tooMuch }, now);
    }
  }

  private shrink(refund: Refund, by: Money): void {
    refund.shrinkTo(refund.amount.minus(by));
    this.changed.add(refund);
  }

  private get rest(): Refund[] {
    return this.refunds.filter((refund) => refund.isToBeAsked && refund.state.isRest);
  }

  private note(step: PaymentStep, { amount }: Refund, reference: string | null, now: Date): void {
    const partly = sumOf(this.refunds.filter((refund) => counts(refund) && !refund.state.isRest));
    this.payment.noteRefund(step, { amount, reference }, partly, now);
  }
}

const counts = (refund: Refund): boolean => !refund.isRefused;

const sumOf = (refunds: Refund[]): Money => refunds.reduce((sum, { amount }) => sum.plus(amount), Money.zero);
