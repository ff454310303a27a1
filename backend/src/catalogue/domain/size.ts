/** Each scale's sizes, smallest first. No two scales share a size, so a size tells its scale. */
export const sizeScales = {
  letters: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'],
  waist: everyFrom(24, 44, (inches) => `W${inches}`),
  ages: everyFrom(2, 16, (years) => `${years} years`),
  shoes: everyFrom(35, 48, String),
  'one-size': ['One size'],
} as const satisfies Record<string, readonly string[]>;

export type SizeScale = keyof typeof sizeScales;

/** All sizes, scale by scale, in sort order. */
export const sizes: readonly string[] = Object.values(sizeScales).flat();

/** @returns undefined for an unknown size */
export function scaleOf(size: string): SizeScale | undefined {
  const scales = Object.entries(sizeScales) as [SizeScale, readonly string[]][];
  return scales.find(([, sizesOfScale]) => sizesOfScale.includes(size))?.[0];
}

/** A size's position among all sizes. */
export const rankOf = (size: string): number => sizes.indexOf(size);

const wholeSize = /^(one[ -]?size|os|osfa|one size fits all)$/i;

/** As other shops write the same sizes: `xxl` is 2XL, `6Y` is 6 years, `EU 42` is 42. Other text stays. */
export function usualSize(text: string): string {
  const size = text.trim();
  if (wholeSize.test(size)) return 'One size';
  const many = /^(x{2,3})-?l$/i.exec(size)?.[1];
  if (many) return `${many.length}XL`;
  const years = /^(\d+) ?(?:y|yrs?|years?)$/i.exec(size)?.[1];
  if (years) return `${years} years`;
  const european = /^eur? ?(\d+)$/i.exec(size)?.[1];
  return european ?? (sizes.includes(size.toUpperCase()) ? size.toUpperCase() : size);
}

function everyFrom(first: number, last: number, name: (place: number) => string): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, place) => name(first + place));
}
