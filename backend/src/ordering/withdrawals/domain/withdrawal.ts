import { AggregateRoot } from '../../../shared/events/aggregate-root';
import { WithdrawalAssigned, WithdrawalReceived, WithdrawalRecorded } from '../../ordering.events';

/** Somebody declares this; nobody checks that it is true before it is recorded. */
export interface Statement {
  name: string;
  /** An e-mail address in lower case. */
  email: string;
  /** The number is as it was typed. */
  orderNumber: string;
  /** '' for none: no reason is needed. */
  text: string;
}

/** The evidence: it never changes. */
interface Declared extends Statement {
  /** The id was made by the client. */
  id: string;
  at: Date;
}

/** A withdrawal led to these; null: to none. */
export interface WithdrawalOutcome {
  /** Whatever was not sent is cancelled with it. */
  cancellationId: string | null;
  /** Whatever was sent comes back with it. */
  returnId: string | null;
}

/** The shop knows and does this about it. */
interface Handling extends WithdrawalOutcome {
  /** The order whose contract ends; null: not found yet, or not at all. */
  orderId: string | null;
  /** The order of the typed number, whoever placed it; null: there is none. */
  namedOrderId: string | null;
  /** When its order was looked for; null: not yet. */
  matchedAt: Date | null;
  /** When an admin said which order it is about. */
  assignedAt: Date | null;
  /** When an admin had dealt with it; null: it waits. */
  settledAt: Date | null;
  /** When the pieces of its order were cancelled and declared to come back; null: not yet, or they can't be. */
  carriedOutAt: Date | null;
}

export interface WithdrawalState extends Declared, Handling {}

/** An order that may be meant. */
export interface NamedOrder {
  id: string;
  email: string;
}

const notCarriedOut = { carriedOutAt: null, cancellationId: null, returnId: null };
const notHandled: Handling = {
  orderId: null,
  namedOrderId: null,
  matchedAt: null,
  assignedAt: null,
  settledAt: null,
  ...notCarriedOut,
};

/** The declaration of a consumer that the contract of an order ends. */
export class Withdrawal extends AggregateRoot {
  private constructor(private readonly own: WithdrawalState) {
    super();
  }

  static declare(id: string, { name, email, orderNumber, text }: Statement, at: Date): Withdrawal {
    const withdrawal = new Withdrawal({ id, at, name, email, orderNumber, text, ...notHandled });
    withdrawal.announce(new WithdrawalRecorded(id, at.toISOString()));
    return withdrawal;
  }

  static restore(state: WithdrawalState): Withdrawal {
    return new Withdrawal({ ...state });
  }

  get id(): string {
    return this.own.id;
  }

  get state(): Readonly<WithdrawalState> {
    return this.own;
  }

  /** Whether the same was declared. */
  says({ name, email, orderNumber, text }: Statement): boolean {
    const own = this.own;
    return own.name === name && own.email === email && own.orderNumber === orderNumber && own.text === text;
  }

  /** Only number and e-mail together tell that the order is the sender's. Once; an admin's word is not replaced. */
  match(named: NamedOrder | undefined, now: Date): void {
    if (this.own.matchedAt) return;
    const isTheirs = named !== undefined && named.email.trim().toLowerCase() === this.own.email;
    this.own.matchedAt = now;
    this.own.namedOrderId = named?.id ?? null;
    if (isTheirs && !this.own.assignedAt) this.own.orderId = named.id;
    this.announce(new WithdrawalReceived(this.id, this.own.orderId, this.own.at.toISOString()));
  }

  /** An admin says which order it is about. */
  assign(orderId: string, now: Date): void {
    if (this.own.orderId === orderId) return;
    Object.assign(this.own, { orderId, assignedAt: now, ...notCarriedOut });
    this.announce(new WithdrawalAssigned(this.id, orderId, this.own.at.toISOString()));
  }

  isToCarryOut(orderId: string): boolean {
    return this.own.orderId === orderId && this.own.carriedOutAt === null;
  }

  /** The pieces of its order are cancelled, or are to come back. */
  carryOut(outcome: WithdrawalOutcome, now: Date): void {
    Object.assign(this.own, { ...outcome, carriedOutAt: now });
  }

  /** Nothing is left to do. */
  settle(now: Date): void {
    this.own.settledAt ??= now;
  }

  /** It waits again for an admin. */
  reopen(): void {
    this.own.settledAt = null;
  }
}
