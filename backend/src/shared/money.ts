import { DomainError } from './domain-error';
import { shortened } from './shortened';

export class NotAnAmount extends DomainError {
  constructor(given: unknown) {
    super('invalid', 'NOT_AN_AMOUNT', `${shortened(String(given), 40)} is not an amount of money`);
  }
}

/** An amount of dollars, held as whole cents; never negative, never a fraction of a cent. */
export class Money {
  static readonly zero = new Money(0);

  private constructor(readonly cents: number) {}

  /** @throws NotAnAmount unless `cents` is a whole number of 0 or more */
  static ofCents(cents: number): Money {
    if (!Number.isSafeInteger(cents) || cents < 0) throw new NotAnAmount(cents);
    return new Money(cents);
  }

  /**
   * Reads dollars as a client or a payment provider writes them: `49.99` or `"49.99"`.
   * @throws NotAnAmount for more than two decimals, a sign, an exponent or anything else
   */
  static ofDollars(dollars: number | string): Money {
    const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(dollars).trim());
    if (!match) throw new NotAnAmount(dollars);
    return new Money(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
  }

  get isZero(): boolean {
    return this.cents === 0;
  }

  plus(other: Money): Money {
    return Money.ofCents(this.cents + other.cents);
  }

  /** @throws NotAnAmount when it is less than what is taken off */
  minus(other: Money): Money {
    return Money.ofCents(this.cents - other.cents);
  }

  times(quantity: number): Money {
    return Money.ofCents(this.cents * quantity);
  }

  equals(other: Money): boolean {
    return this.cents === other.cents;
  }

  isLessThan(other: Money): boolean {
    return this.cents < other.cents;
  }

  /** The number that stands on the wire, at most two decimals. */
  toDollars(): number {
    return this.cents / 100;
  }

  /** `"49.90"`: how payment providers write an amount. */
  toString(): string {
    return `${Math.trunc(this.cents / 100)}.${String(this.cents % 100).padStart(2, '0')}`;
  }
}
