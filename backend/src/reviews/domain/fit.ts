/** A piece runs small, is true to size, or runs large. */
export const fits = ['small', 'right', 'large'] as const;
export type Fit = (typeof fits)[number];

/** The fit of a bought piece, as a review of its buyer or a return says. */
export interface ToldFit {
  shopperId: string;
  variantId: string;
  fit: Fit;
  toldBy: 'review' | 'return';
  toldAt: Date;
  /** A buyer has one such word about a product, at most. */
  isCounted: boolean;
}

/** How many say so. */
export type FitCounts = Record<Fit, number>;

export interface FitOfSize extends FitCounts {
  size: string;
}

/** Shares in whole percents, which add up to 100. */
export interface FitShares extends FitCounts {
  buyers: number;
}

export interface SharesOfProduct extends FitShares {
  /** The sizes that enough buyers have told about. */
  sizes: (FitShares & { size: string })[];
}

/** Finds the word of a buyer that counts: the newest about the product. A review that is hidden says nothing. */
export function countedOf(
  told: readonly ToldFit[],
  { isReviewShown }: { isReviewShown: boolean },
): ToldFit | undefined {
  const shown = told.filter(({ toldBy }) => toldBy === 'return' || isReviewShown);
  return shown.toSorted(byNewest)[0];
}

/** The word of a return comes before that of a review of the same moment, in the nightly check, too. */
function byNewest(one: ToldFit, other: ToldFit): number {
  const byTime = other.toldAt.getTime() - one.toldAt.getTime();
  return byTime || (keyOf(one) < keyOf(other) ? -1 : 1);
}

const keyOf = ({ toldBy, variantId }: ToldFit): string => `${toldBy} ${variantId}`;

/** One buyer of fewer moves a share by more than ten per cent, and may be recognised. */
export const fewestBuyers = 10;

/**
 * Clothes come back in a quarter to a third of all orders, mostly for their fit. A product of which a third of the buyers name the same
 * misfit is a reason for as many returns all by itself.
 */
const namedByOneIn = 3;

/** Buyers who say the opposite are half as many at most: otherwise sizes vary, and neither a smaller nor a larger one is the advice. */
const timesTheOpposite = 2;

export const buyersOf = ({ small, right, large }: FitCounts): number => small + right + large;

export const fitOfAll = (sizes: readonly FitCounts[]): FitCounts => {
  const sum = (fit: Fit) => sizes.reduce((total, counts) => total + counts[fit], 0);
  return { small: sum('small'), right: sum('right'), large: sum('large') };
};

/** @returns null while too few have told: nothing is promised then */
export function sharesOfProduct(sizes: readonly FitOfSize[]): SharesOfProduct | null {
  const all = sharesOf(fitOfAll(sizes));
  if (!all) return null;
  const ofSizes = sizes.flatMap(({ size, ...counts }) => {
    const shares = sharesOf(counts);
    return shares ? [{ size, ...shares }] : [];
  });
  return { ...all, sizes: ofSizes };
}

function sharesOf(counts: FitCounts): FitShares | null {
  const buyers = buyersOf(counts);
  if (buyers < fewestBuyers) return null;
  const shares: FitShares = { buyers, small: 0, right: 0, large: 0 };
  for (const fit of fits) shares[fit] = Math.floor((100 * counts[fit]) / buyers);
  const byRemainder = fits.toSorted(
    (one, other) => ((100 * counts[other]) % buyers) - ((100 * counts[one]) % buyers),
  );
  for (const fit of byRemainder.slice(0, 100 - buyersOf(shares))) shares[fit] += 1;
  return shares;
}

/** @returns the misfit that so many buyers name that shoppers had better know; null when there is none, or too few have told */
export function misfitOf(counts: FitCounts): 'small' | 'large' | null {
  const [misfit, opposite] =
    counts.small > counts.large ? (['small', 'large'] as const) : (['large', 'small'] as const);
  const buyers = buyersOf(counts);
  const isFrequent = counts[misfit] * namedByOneIn >= buyers;
  const isClear = counts[misfit] >= counts[opposite] * timesTheOpposite;
  return buyers >= fewestBuyers && isFrequent && isClear ? misfit : null;
}
