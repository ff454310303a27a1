import { Money } from './money';

export interface QuoteLine {
  title: string;
  unitPrice: Money;
  quantity: number;
}

/** What a purchase costs: the one place where it is added up, for the cart, the order and the payment. */
export class Quote<Line extends QuoteLine = QuoteLine> {
  private constructor(
    readonly lines: readonly Line[],
    readonly subtotal: Money,
    /** What is taken off the subtotal. */
    readonly deductions: Money,
    readonly shipping: Money,
  ) {}

  static of<Line extends QuoteLine>(lines: readonly Line[]): Quote<Line> {
    const subtotal = lines.reduce(
      (sum, { unitPrice, quantity }) => sum.plus(unitPrice.times(quantity)),
      Money.zero,
    );
    return new Quote(lines, subtotal, Money.zero, Money.zero);
  }

  get total(): Money {
    return this.subtotal.minus(this.deductions).plus(this.shipping);
  }
}
