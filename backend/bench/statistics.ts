/** @param part of the figures are below it, 0 to 1 */
export const quantile = (figures: number[], part: number): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length * part)]!;

export const median = (figures: number[]): number => quantile(figures, 0.5);
