import { nameOfActor, type Actor } from '../../../shared/actor';
import type { Money } from '../../../shared/money';
import type { RefundOutcome } from '../../gateway/domain/refund-outcome';
import { RefundNotRefused } from '../../records/domain/payment.errors';
import type { RefundState } from './refund-state';

type Wanted = Pick<RefundState, 'id' | 'paymentId' | 'amount' | 'isRest' | 'reason'>;

/** Money of a payment that goes back, once. */
export class Refund {
  private constructor(private readonly own: RefundState) {}

  static intend(wanted: Wanted, author: Actor, now: Date): Refund {
    return new Refund({
      ...wanted,
      author: nameOfActor(author),
      becameRest: false,
      attempt: 1,
      state: 'intended',
      providerStatus: null,
      refundId: null,
      requestedAt: now,
      askedAt: null,
      pendingSince: null,
      refundedAt: null,
      refusedAt: null,
    });
  }

  static restore(state: RefundState): Refund {
    return new Refund({ ...state });
  }

  get state(): Readonly<RefundState> {
    return this.own;
  }

  get id(): string {
    return this.own.id;
  }

  get amount(): Money {
    return this.own.amount;
  }

  get isGiven(): boolean {
    return this.own.state === 'given';
  }

  get isRefused(): boolean {
    return this.own.state === 'refused';
  }

  get isPending(): boolean {
    return this.own.state === 'pending';
  }

  /** The provider has still to say whether it accepts. */
  get isToBeAsked(): boolean {
    return !this.isGiven && !this.isRefused && !this.isPending;
  }

  /** Its outcome is open. */
  get isOpen(): boolean {
    return this.isToBeAsked || this.isPending;
  }

  get wasMadeElsewhere(): boolean {
    return this.own.reason === 'elsewhere';
  }

  /** The provider refunds once for it. The first is as in 1.0.0, whose servers may have asked under it. */
  get key(): string {
    const { id, attempt } = this.own;
    return attempt === 1 ? `refund-part-${id}` : `refund-part-${id}-${attempt}`;
  }

  ask(now: Date): void {
    Object.assign(this.own, { state: 'asked', askedAt: now });
  }

  /** The provider failed, or its response was lost. */
  loseResponse(): void {
    if (this.own.state === 'asked') this.own.state = 'unknown';
  }

  /** @returns false when that is no news */
  record({ kind, refundId, word }: RefundOutcome, now: Date): boolean {
    if (this.isGiven || (this.own.state === kind && this.own.refundId === refundId)) return false;
    Object.assign(this.own, {
      state: kind,
      providerStatus: word,
      refundId: refundId ?? this.own.refundId,
      pendingSince: kind === 'pending' ? now : this.own.pendingSince,
      refundedAt: kind === 'given' ? now : null,
      refusedAt: kind === 'refused' ? now : null,
    });
    return true;
  }

  /** Has the provider asked for another one. @throws RefundNotRefused */
  askAgain(): void {
    if (!this.isRefused) throw new RefundNotRefused();
    const attempt = this.own.attempt + 1;
    Object.assign(this.own, {
      attempt,
      state: 'intended',
      refundId: null,
      refusedAt: null,
      pendingSince: null,
    });
  }

  /** A refund that nobody asked the shop for has taken a part of the rest. */
  shrinkTo(amount: Money): void {
    Object.assign(this.own, { amount, attempt: this.own.attempt + 1, state: 'intended' });
  }

  becomeRest(): void {
    if (!this.own.isRest) Object.assign(this.own, { isRest: true, becameRest: true });
  }
}
