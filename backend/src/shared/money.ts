import { shopCurrency } from './currency/shop-currency';
import { DomainError } from './domain-error';
import { shortened } from './shortened';

export class NotAnAmount extends DomainError {
  constructor(given: unknown) {
    super('invalid', 'NOT_AN_AMOUNT', `${shortened(String(given), 40)} is not an amount of money`);
  }
}

/** An amount in the shop's currency, held in whole smallest units, called cents here and in the database; yen are cents, too. Never negative, never a fraction. */
export class Money {
  static readonly zero = new Money(0);

  private constructor(readonly cents: number) {}

  /** @throws NotAnAmount unless `cents` is a whole number of 0 or more */
  static ofCents(cents: number): Money {
    if (!Number.isSafeInteger(cents) || cents < 0) throw new NotAnAmount(cents);
    return new Money(cents);
  }

  /**
   * Reads an amount as a client or a payment provider writes it: `49.99` or `"49.99"`.
   * @throws NotAnAmount for more decimals than the currency has, a sign, an exponent or anything else
   */
  static ofMajor(amount: number | string): Money {
    const { digits } = shopCurrency();
    const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount).trim()) ?? [];
    if (whole === undefined || decimals.length > digits) throw new NotAnAmount(amount);
    return Money.ofCents(Number(whole) * 10 ** digits + Number(decimals.padEnd(digits, '0')));
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

  /** The number that stands on the wire, with at most as many decimals as the currency has. */
  toMajor(): number {
    return this.cents / 10 ** shopCurrency().digits;
  }

  /** `"49.90"`, or `"4990"` in yen: how payment providers write an amount. */
  toString(): string {
    const { digits } = shopCurrency();
    const text = String(this.cents).padStart(digits + 1, '0');
    return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  }
}
