export interface PriceChange {
  price_cents: number;
  sale_price_cents: number;
  /** A time as `Date` reads it. */
  at: string;
}

const thirtyDaysMs = 30 * 86_400_000;

export const paid = ({ price_cents: price, sale_price_cents: sale }: Omit<PriceChange, 'at'>): number =>
  sale > 0 ? sale : price;

/**
 * The lowest selling price, in cents, of the 30 days before the sale began that the last change belongs to; null without one. A
 * plain reading of what the shop does in SQL.
 * @param changes of one variant, oldest first
 */
export function lowestPriceBefore(changes: readonly PriceChange[]): number | null {
  const first = changes.findLastIndex(({ sale_price_cents: sale }) => sale === 0) + 1;
  const began = changes[first];
  if (!began) return null;
  const from = Date.parse(began.at) - thirtyDaysMs;
  const counted = changes.slice(0, first).filter((_, place) => Date.parse(changes[place + 1]!.at) > from);
  return counted.length > 0 ? Math.min(...counted.map(paid)) : null;
}
