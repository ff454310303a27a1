/** Both limits are in cents. */
export interface PriceRange {
  from: number;
  /** The first price beyond it; null: it has no upper end. */
  to: number | null;
}

/** The steps that shoppers choose from, by their ids in whole dollars, lowest first. Every price is in exactly one. */
export const priceRanges: Readonly<Record<string, PriceRange>> = {
  '0-25': { from: 0, to: 25_00 },
  '25-50': { from: 25_00, to: 50_00 },
  '50-100': { from: 50_00, to: 100_00 },
  '100-200': { from: 100_00, to: 200_00 },
  '200-500': { from: 200_00, to: 500_00 },
  '500-': { from: 500_00, to: null },
};

const pattern = /^(\d{0,7})-(\d{0,7})$/;

/** The range of any id in whole dollars; null where it has no end at all, or no price in it. */
function rangeNamed(id: string): PriceRange | null {
  const [, from = '', to = ''] = pattern.exec(id) ?? [];
  if (!from && !to) return null;
  const range = { from: Number(from) * 100, to: to ? Number(to) * 100 : null };
  return range.to !== null && range.to <= range.from ? null : range;
}

/** The ranges with these ids. Impossible ids are left out. */
export const rangesNamed = (ids: readonly string[]): PriceRange[] =>
  ids.flatMap((id) => rangeNamed(id) ?? []);
