/** A line in plain cents: the second implementation, against which that of the shop is compared. */
export interface PlainLine {
  unitPrice: number;
  quantity: number;
  /** Discounts of this line alone. */
  ownDiscount: number;
}

/** Whole amounts that concern all lines. */
export interface PlainAmounts {
  delivery: number;
  discount: number;
  discountOfDelivery: number;
  tax: number;
  taxOfDelivery: number;
}

export interface PlainShares {
  goods: number;
  delivery: number;
}

/** Hands out cent by cent what exact shares, rounded down, leave over: each to the line that lacks most. */
export function plainSplit(amount: number, weights: number[]): number[] {
  const used = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const sum = sumOf(used);
  const parts = used.map((weight) => Math.floor((amount * weight) / sum));
  const lacks = used.map((weight, place) => amount * weight - parts[place]! * sum);
  for (let left = amount - sumOf(parts); left > 0; left -= 1) {
    const neediest = lacks.indexOf(Math.max(...lacks));
    parts[neediest]! += 1;
    lacks[neediest] = -1;
  }
  return parts;
}

/** Each line pays this for its goods, and for its share of the delivery. */
export function plainShares(lines: PlainLine[], amounts: PlainAmounts): PlainShares[] {
  const gross = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const deliveries = plainSplit(amounts.delivery, gross);
  const reduced = lines.map(({ ownDiscount }, place) => gross[place]! - ownDiscount);
  const goods = minus(reduced, plainSplit(amounts.discount, reduced));
  const delivery = minus(deliveries, plainSplit(amounts.discountOfDelivery, deliveries));
  const taxes = plainSplit(amounts.tax, goods);
  const taxesOfDelivery = plainSplit(amounts.taxOfDelivery, delivery);
  return lines.map((_, place) => ({
    goods: goods[place]! + taxes[place]!,
    delivery: delivery[place]! + taxesOfDelivery[place]!,
  }));
}

/** The cents of each piece of a line, in the order in which they come back. */
export const plainPieces = (goods: number, quantity: number): number[] =>
  Array.from({ length: quantity }, (_, piece) => {
    const [before, until] = [piece, piece + 1].map((count) => Math.floor((goods * count) / quantity));
    return until! - before!;
  });

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const minus = (amounts: number[], others: number[]): number[] =>
  amounts.map((amount, place) => amount - others[place]!);
