/** @returns the figure that this share of all figures is not above; NaN, which no limit allows, when there are none */
export function percentile(figures: number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

export const median = (figures: number[]): number => percentile(figures, 0.5);
