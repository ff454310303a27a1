/** In cents. */
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

/** The ranges with these ids, lowest first; those that touch become one. Impossible ids are left out. */
export function rangesNamed(ids: readonly string[]): PriceRange[] {
  const ranges: PriceRange[] = [];
  const named = ids.flatMap((id) => rangeNamed(id) ?? []).sort((one, other) => one.from - other.from);
  for (const { from, to } of named) {
    const last = ranges.at(-1);
    if (last && (last.to === null || last.to >= from)) last.to = highest(last.to, to);
    else ranges.push({ from, to });
  }
  return ranges;
}

const highest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

/** What the ranges have in common with one range. */
export const rangesWithin = (ranges: readonly PriceRange[], { from, to }: PriceRange): PriceRange[] =>
  ranges
    .map((range) => ({ from: Math.max(range.from, from), to: lowest(range.to, to) }))
    .filter((range) => range.to === null || range.from < range.to);

const lowest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
