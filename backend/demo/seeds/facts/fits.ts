import type { Measure } from '../../../src/catalogue/facts/domain/product-facts';
import { type DemoScale, placeOf, stepsOf } from '../demo-sizes';

/** The measure of the smallest size of a scale, or of a child of two years, and what each step adds, in millimetres. */
type Grading = readonly [smallest: number, step: number];
type Gradings = Partial<Record<DemoScale, Grading>>;

interface Fit {
  name: string;
  gradings: Gradings;
}

const fit = (name: string, gradings: Gradings): Fit => ({ name, gradings });

const chest = fit('Chest', { letters: [470, 25], ages: [310, 12] });
const waist = fit('Waist', { letters: [340, 25], waist: [305, 13], ages: [250, 8] });
const length = (letters: Grading, ages: Grading, inches?: Grading) =>
  fit('Length', { letters, ages, ...(inches && { waist: inches }) });
const sleeve = fit('Sleeve', { letters: [590, 8], ages: [290, 22] });
const inseam = fit('Inseam', { letters: [740, 8], waist: [760, 4], ages: [300, 34] });
const exactly = (name: string, millimetres: number) => fit(name, { 'one-size': [millimetres, 0] });

/** The measures are those of the garment, laid flat. */
export const fits = {
  shortSleeves: [chest, length([660, 15], [390, 22]), fit('Sleeve', { letters: [195, 6], ages: [110, 5] })],
  longSleeves: [chest, length([650, 15], [390, 22]), sleeve],
  sleeveless: [chest, length([640, 15], [390, 22])],
  coat: [chest, length([1010, 15], [480, 30]), sleeve],
  trousers: [waist, inseam],
  shorts: [waist, length([410, 10], [260, 14], [460, 6])],
  skirt: [waist, length([700, 10], [300, 20], [500, 6])],
  dress: [chest, waist, length([1040, 12], [480, 38])],
  suit: [chest, inseam],
  shoes: [fit('Insole', { shoes: [220, 6.5] })],
  belt: [fit('Length to the middle hole', { waist: [660, 25.4] })],
  socks: [fit('Foot', { letters: [200, 20] })],
  hat: [exactly('Circumference', 580)],
  scarf: [exactly('Length', 2000), exactly('Width', 700)],
  smallBag: [exactly('Width', 220), exactly('Height', 150), exactly('Depth', 70)],
  bag: [exactly('Width', 380), exactly('Height', 420), exactly('Depth', 120)],
  longBag: [exactly('Width', 520), exactly('Height', 300), exactly('Depth', 280)],
  glasses: [exactly('Width', 142)],
  watch: [exactly('Case', 38)],
} satisfies Record<string, readonly Fit[]>;

export type FitName = keyof typeof fits;

/** To half centimetres; a case of a watch to millimetres. */
const rounded = (millimetres: number) =>
  millimetres < 50 ? Math.round(millimetres) : Math.round(millimetres / 5) * 5;

export const measuresOf = (name: FitName, sizes: readonly string[]): Measure[] =>
  fits[name].map(({ name: measure, gradings }: Fit) => ({
    name: measure,
    values: sizes.flatMap((size) => {
      const grading = gradings[placeOf(size).scale];
      if (!grading) return [];
      return [{ size, millimetres: rounded(grading[0] + stepsOf(size) * grading[1]) }];
    }),
  }));
