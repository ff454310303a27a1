import { Money } from './money';
import { split } from './split';

/** A component changes the price of one of these. */
export type Part = 'goods' | 'delivery';

/** An amount that a line costs less, or more, than its goods and its share of the delivery. */
export interface Component {
  /** A discount is taken off. A tax comes on top: one that the prices include is no component. */
  kind: 'discount' | 'tax';
  part: Part;
  /** Whoever decides it calls it by this: a promotion, a tax authority. */
  source: string;
  /** The shopper may see it. */
  label: string;
  /** The fraction of the price that it is: 0.2 of 20 %; null: it follows from no rate. */
  rate: number | null;
  amount: Money;
}

/** Goods of a purchase. */
export interface Goods {
  title: string;
  unitPrice: Money;
  quantity: number;
  /** Those of this line alone. */
  components?: readonly Component[];
}

/** The parts of a line in amounts that concern several lines. */
export interface Shares {
  deliveryShare: Money;
  components: readonly Component[];
}

/** All that a line costs is the sum of its goods, its share of the delivery and its components. */
export type QuoteLine = Goods & Shares;

/** Adds up a purchase in one place, for the cart, the order and the payment. */
export class Quote<Line extends QuoteLine = QuoteLine> {
  private constructor(readonly lines: readonly Line[]) {}

  /**
   * Splits the price of the delivery among the lines, by what their goods cost; then one by one the components, by what is left of the
   * part that each changes.
   */
  static of<Line extends Goods>(
    lines: readonly Line[],
    delivery = Money.zero,
    components: readonly Component[] = [],
  ): Quote<Line & Shares> {
    const weights = lines.map((line) => goodsOf(line).cents);
    const shares = split(delivery, weights);
    const whole = lines.map((line, position) => ({
      ...line,
      deliveryShare: shares[position]!,
      components: line.components ?? [],
    }));
    return new Quote(components.reduce<(Line & Shares)[]>(withShares, whole));
  }

  /** Takes lines among which everything is split already. */
  static restore<Line extends QuoteLine>(lines: readonly Line[]): Quote<Line> {
    return new Quote(lines);
  }

  /** The goods, before any discount and tax. */
  get subtotal(): Money {
    return sumOf(this.lines.map(goodsOf));
  }

  /** Before any discount and tax. */
  get delivery(): Money {
    return sumOf(this.lines.map(({ deliveryShare }) => deliveryShare));
  }

  get discount(): Money {
    return sumOf(this.lines.map((line) => sumIn(line, 'discount')));
  }

  /** The prices exclude it. */
  get tax(): Money {
    return sumOf(this.lines.map((line) => sumIn(line, 'tax')));
  }

  /** @throws NotAnAmount when a discount is more than what it reduces */
  get total(): Money {
    return sumOf(this.lines.flatMap((line) => [costOf(line, 'goods'), costOf(line, 'delivery')]));
  }

  /** Whether its lines and its sums cost this. */
  addsUpTo(amount: Money): boolean {
    const sums = this.subtotal.plus(this.delivery).plus(this.tax);
    return this.total.equals(amount) && sums.equals(amount.plus(this.discount));
  }
}

/** The goods of a line, or its share of the delivery, cost this after discounts and with taxes. */
export const costOf = (line: QuoteLine, part: Part): Money =>
  netOf(line, part).plus(sumIn(line, 'tax', part));

const goodsOf = ({ unitPrice, quantity }: Goods): Money => unitPrice.times(quantity);

/** Neither discounts nor taxes are in it. */
const grossOf = (line: QuoteLine, part: Part): Money =>
  part === 'goods' ? goodsOf(line) : line.deliveryShare;

/** Discounts are taken off, and taxes not yet added. */
const netOf = (line: QuoteLine, part: Part): Money =>
  grossOf(line, part).minus(sumIn(line, 'discount', part));

function withShares<Line extends QuoteLine>(lines: readonly Line[], component: Component): Line[] {
  const weights = lines.map((line) => netOf(line, component.part).cents);
  const shares = split(component.amount, weights);
  return lines.map((line, position) => withShare(line, { ...component, amount: shares[position]! }));
}

const withShare = <Line extends QuoteLine>(line: Line, share: Component): Line =>
  share.amount.isZero ? line : { ...line, components: [...line.components, share] };

/** @param part undefined: both */
function sumIn({ components }: Shares, kind: Component['kind'], part?: Part): Money {
  const chosen = components.filter((one) => one.kind === kind && (part ?? one.part) === one.part);
  return sumOf(chosen.map(({ amount }) => amount));
}

const sumOf = (amounts: Money[]): Money => amounts.reduce((sum, amount) => sum.plus(amount), Money.zero);
