/** The sizes of the shop's scales that the demo sells, smallest first. */
export const demoSizes = {
  letters: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'],
  waist: everyFrom(24, 44, (inches) => `W${inches}`),
  ages: [
    ...['0-3', '3-6', '6-9', '9-12', '12-18', '18-24'].map((months) => `${months} months`),
    ...everyFrom(2, 16, (years) => `${years} years`),
  ],
  shoes: everyFrom(35, 48, String),
  'one-size': ['One size'],
} as const satisfies Record<string, readonly string[]>;

export type DemoScale = keyof typeof demoSizes;

/** Returns the scale of a size of the demo, and the place among its sizes. */
export function placeOf(size: string): { scale: DemoScale; place: number } {
  const scales = Object.entries(demoSizes) as [DemoScale, readonly string[]][];
  const [scale, sizes] = scales.find(([, sizesOfScale]) => sizesOfScale.includes(size))!;
  return { scale, place: sizes.indexOf(size) };
}

/** Returns the number of grading steps above the smallest size; for children, the years beyond two. */
export function stepsOf(size: string): number {
  const months = /^(\d+)-(\d+) months$/.exec(size);
  if (months) return (Number(months[1]) + Number(months[2])) / 24 - 2;
  const { scale, place } = placeOf(size);
  return scale === 'ages' ? place - demoSizes.ages.indexOf('2 years') : place;
}

function everyFrom(first: number, last: number, name: (place: number) => string): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, place) => name(first + place));
}
