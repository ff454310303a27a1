import { scaleOfPrices } from '../../../shared/currency/scale-of-prices';
import { shopCurrency } from '../../../shared/currency/shop-currency';

/** Both limits are in cents. */
export interface PriceRange {
  from: number;
  /** The first price beyond it; null: it has no upper end. */
  to: number | null;
}

/** Where a T-shirt costs about twenty units of money. */
const edges = [25, 50, 100, 200, 500];

/** The steps that shoppers choose from, by their ids in whole major units, lowest first. Every price is in exactly one. */
export function priceRanges(): Readonly<Record<string, PriceRange>> {
  const scale = scaleOfPrices(shopCurrency().code);
  const [froms, tos] = [
    [0, ...edges],
    [...edges, null],
  ];
  const ids = froms.map((from, place) => `${from * scale}-${(tos[place] ?? 0) * scale || ''}`);
  return Object.fromEntries(ids.map((id) => [id, rangeNamed(id)!]));
}

const pattern = /^(\d{0,7})-(\d{0,7})$/;

/** The range of any id in whole major units; null where it has no end at all, or no price in it. */
function rangeNamed(id: string): PriceRange | null {
  const [, from = '', to = ''] = pattern.exec(id) ?? [];
  if (!from && !to) return null;
  const cents = 10 ** shopCurrency().digits;
  const range = { from: Number(from) * cents, to: to ? Number(to) * cents : null };
  return range.to !== null && range.to <= range.from ? null : range;
}

/** The ranges with these ids. Impossible ids are left out. */
export const rangesNamed = (ids: readonly string[]): PriceRange[] =>
  ids.flatMap((id) => rangeNamed(id) ?? []);
