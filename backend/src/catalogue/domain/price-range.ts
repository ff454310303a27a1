/** In cents. */
export interface PriceRange {
  from: number;
  /** The first price beyond it; null: it has no upper end. */
  to: number | null;
}

/** The ranges that shoppers choose from, by their ids in whole dollars, lowest first. Every price is in exactly one. */
export const priceRanges: Readonly<Record<string, PriceRange>> = {
  '0-25': { from: 0, to: 25_00 },
  '25-50': { from: 25_00, to: 50_00 },
  '50-100': { from: 50_00, to: 100_00 },
  '100-200': { from: 100_00, to: 200_00 },
  '200-500': { from: 200_00, to: 500_00 },
  '500-': { from: 500_00, to: null },
};

/** The ranges with these ids, lowest first; those that touch become one. Unknown ids are left out. */
export function rangesNamed(ids: readonly string[]): PriceRange[] {
  const ranges: PriceRange[] = [];
  for (const [id, { from, to }] of Object.entries(priceRanges)) {
    const last = ranges.at(-1);
    if (!ids.includes(id)) continue;
    if (last?.to === from) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges;
}

/** What the ranges have in common with one range. */
export const rangesWithin = (ranges: readonly PriceRange[], { from, to }: PriceRange): PriceRange[] =>
  ranges
    .map((range) => ({ from: Math.max(range.from, from), to: lowest(range.to, to) }))
    .filter((range) => range.to === null || range.from < range.to);

const lowest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
