import { chance } from './chance';

interface ColourSizes {
  colour: string;
  sizes: readonly string[];
}

/**
 * Spreads a product's pieces over its colours and their sizes as a shop has them: most in the middle sizes and the first
 * colour, and here and there a size that has run out. The same product gets the same every time.
 * @returns for each colour the pieces of each of its sizes
 */
export function spreadStock(slug: string, total: number, colours: readonly ColourSizes[]): number[][] {
  const shares = colours.map(({ colour, sizes }, place) => {
    const soldOut = soldOutSizes(sizes, slug, colour);
    const share = (size: string, at: number) =>
      bell(at, sizes.length) * (0.85 + 0.3 * chance(slug, colour, size)) * 0.8 ** place;
    return sizes.map((size, at) => (soldOut.includes(size) ? 0 : share(size, at)));
  });
  const counts = apportion(total, shares.flat());
  return shares.map((row) => counts.splice(0, row.length));
}

const bell = (at: number, sizes: number) => Math.exp(-(((at - (sizes - 1) / 2) / (sizes / 3.2)) ** 2) / 2);

/** In about every second colour that comes in several sizes: the best-seller in the middle, or one of a small run at the end. */
function soldOutSizes(sizes: readonly string[], slug: string, colour: string): string[] {
  if (sizes.length < 3) return [];
  const middle = sizes[Math.floor(sizes.length / 2)]!;
  const luck = chance(slug, colour);
  return [...(luck < 0.3 ? [middle] : []), ...(luck > 0.2 && luck < 0.5 ? [sizes.at(-1)!] : [])];
}

/** Whole pieces that add up: each share rounded down, and what is left to those that lost most. */
function apportion(total: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const exact = shares.map((share) => (total * share) / whole);
  const counts = exact.map(Math.floor);
  const left = total - counts.reduce((sum, count) => sum + count, 0);
  const lost = (at: number) => exact[at]! - counts[at]!;
  const mostFirst = [...counts.keys()].sort((one, other) => lost(other) - lost(one));
  for (const at of mostFirst.slice(0, left)) counts[at]! += 1;
  return counts;
}
