/** Scales of sizes that have tables of the body's measures. */
export type MeasuredScaleId = 'letters' | 'waist' | 'ages' | 'shoes';

const measuredAs = new Map<string, MeasuredScaleId>([
  ['letters', 'letters'],
  ['waist', 'waist'],
  ['waist-and-length', 'waist'],
  ['ages', 'ages'],
  ['shoes', 'shoes'],
]);

/** @returns undefined where there are no tables, as for scales that a shop has added */
export const measuredScaleOf = (scaleId: string): MeasuredScaleId | undefined => measuredAs.get(scaleId);

export const isShoeScale = (scaleId: string): boolean => /^(?:\w+-)?shoes$/.test(scaleId);

export const oneSize = 'one-size';
