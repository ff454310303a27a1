import { Money } from './money';
import { split } from './split';

/** Goods of a purchase. */
export interface Goods {
  title: string;
  unitPrice: Money;
  quantity: number;
}

/** The parts of a line in amounts that concern all lines. */
export interface Shares {
  deliveryShare: Money;
}

/** All that a line costs is the sum of its components: its goods and its shares. */
export type QuoteLine = Goods & Shares;

/** Adds up a purchase in one place, for the cart, the order and the payment. */
export class Quote<Line extends QuoteLine = QuoteLine> {
  private constructor(readonly lines: readonly Line[]) {}

  /** Splits the price of the delivery among the lines, by what their goods cost. */
  static of<Line extends Goods>(lines: readonly Line[], delivery = Money.zero): Quote<Line & Shares> {
    const weights = lines.map((line) => goodsOf(line).cents);
    const shares = split(delivery, weights);
    return new Quote(lines.map((line, position) => ({ ...line, deliveryShare: shares[position]! })));
  }

  /** Takes lines among which everything is split already. */
  static restore<Line extends QuoteLine>(lines: readonly Line[]): Quote<Line> {
    return new Quote(lines);
  }

  /** The subtotal excludes the delivery. */
  get subtotal(): Money {
    return sumOf(this.lines.map(goodsOf));
  }

  get delivery(): Money {
    return sumOf(this.lines.map(({ deliveryShare }) => deliveryShare));
  }

  get total(): Money {
    return this.subtotal.plus(this.delivery);
  }
}

const goodsOf = ({ unitPrice, quantity }: Goods): Money => unitPrice.times(quantity);

const sumOf = (amounts: Money[]): Money => amounts.reduce((sum, amount) => sum.plus(amount), Money.zero);
