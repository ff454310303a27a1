import { sizeScales, type SizeScaleId } from '@haberdash/kit/sizes';
import { cmPerInch, type Unit } from './lengths';
import type { Wearer } from './wearers';

export type MeasuredScaleId = Exclude<SizeScaleId, 'one-size'>;

/** Centimetres: one value or a range. */
export type Measure = readonly [number, number?];

export interface SizeMeasures {
  /** How to measure. */
  advice: string;
  /** What is measured. */
  columns: string[];
  rows: { size: string; measures: Measure[] }[];
}

const letters = 'XS S M L XL 2XL 3XL'.split(' ');

/** One row for each size, from the smallest. */
const inLetters = (...measures: Measure[][]) =>
  measures.map((row, place) => ({ size: letters[place]!, measures: row }));

const bodyAdvice =
  'Measure yourself over light clothing: the chest and the hips where they are widest, the waist where it is narrowest.';
const trousersAdvice = 'Measure your waist where the trousers will sit, and your hips where they are widest.';
const kidsAdvice = 'Children grow at their own pace: choose by height rather than by age.';

/** @param hips that a waist of 0 cm would have: they grow by three quarters of the waist */
const trousers = (hips: number): SizeMeasures => ({
  advice: trousersAdvice,
  columns: ['Waist', 'Hips'],
  rows: rowsOf('waist', (size) => {
    const waist = Number(size.slice(1)) * cmPerInch;
    return [[Math.round(waist)], [Math.round(waist * 0.75 + hips)]];
  }),
});

/** Feet are the same for all. */
export const shoes: SizeMeasures = {
  advice:
    'Stand on a sheet of paper, mark your heel and longest toe, and measure between the marks. Use the longer foot.',
  columns: ['Foot length'],
  rows: rowsOf('shoes', (size) => [[Math.round((Number(size) / 1.5 - 1.5) * 10) / 10]]),
};

/** Of the body, not of the garment. */
export const sizeMeasures: Record<Wearer, Partial<Record<MeasuredScaleId, SizeMeasures>>> = {
  women: {
    letters: {
      advice: bodyAdvice,
      columns: ['Chest', 'Waist', 'Hips'],
      // prettier-ignore
      rows: inLetters(
        [[80, 83], [62, 65], [88, 91]],
        [[84, 87], [66, 69], [92, 95]],
        [[88, 92], [70, 74], [96, 99]],
        [[93, 98], [75, 80], [100, 104]],
        [[99, 105], [81, 87], [105, 110]],
        [[106, 113], [88, 95], [111, 117]],
        [[114, 122], [96, 104], [118, 125]],
      ),
    },
    waist: trousers(43),
  },
  men: {
    letters: {
      advice: bodyAdvice,
      columns: ['Chest', 'Waist', 'Hips'],
      // prettier-ignore
      rows: inLetters(
        [[82, 87], [68, 73], [84, 89]],
        [[88, 93], [74, 79], [90, 95]],
        [[94, 99], [80, 85], [96, 101]],
        [[100, 106], [86, 92], [102, 107]],
        [[107, 114], [93, 100], [108, 114]],
        [[115, 123], [101, 109], [115, 122]],
        [[124, 132], [110, 118], [123, 130]],
      ),
    },
    waist: trousers(39),
  },
  kids: {
    letters: {
      advice: kidsAdvice,
      columns: ['Height', 'Chest', 'Waist'],
      // prettier-ignore
      rows: inLetters(
        [[122, 128], [64, 66], [59, 61]],
        [[129, 137], [67, 69], [62, 65]],
        [[138, 147], [70, 75], [66, 69]],
        [[148, 158], [76, 81], [70, 72]],
        [[159, 170], [82, 88], [73, 75]],
      ),
    },
    ages: {
      advice: kidsAdvice,
      columns: ['Height', 'Chest', 'Waist'],
      rows: rowsOf('ages', (_size, place) => [
        [92 + 6 * place],
        [53 + Math.round(2.7 * place)],
        [51 + Math.round(1.7 * place)],
      ]),
    },
  },
};

interface BodyTable {
  /** None where the table is for all. */
  wearer: Wearer | undefined;
  measures: SizeMeasures;
}

/** The wearer's table of a scale, or, where there is none, those of all who wear it. */
export function bodyTables(scaleId: MeasuredScaleId, wearer: Wearer | undefined): BodyTable[] {
  const own = wearer && sizeMeasures[wearer][scaleId];
  if (own) return [{ wearer, measures: own }];
  if (scaleId === 'shoes') return [{ wearer: undefined, measures: shoes }];
  const wearing = (['women', 'men', 'kids'] as const).filter((one) => one !== 'kids' || scaleId === 'ages');
  return wearing.flatMap((one) => {
    const measures = sizeMeasures[one][scaleId];
    return measures ? [{ wearer: one, measures }] : [];
  });
}

/** A value or a range: `94–99`. */
export function spanOf(measure: Measure, unit: Unit): string {
  const figures = measure.filter((figure) => figure !== undefined);
  return figures.map((figure) => (unit === 'cm' ? figure : inches(figure))).join('–');
}

/** Rounded to inches; for feet to tenths, because an inch spans three shoe sizes. */
function inches(centimetres: number): number {
  const steps = centimetres < 40 ? 10 : 1;
  return Math.round((centimetres / cmPerInch) * steps) / steps;
}

function rowsOf(id: MeasuredScaleId, measuresOf: (size: string, place: number) => Measure[]) {
  const { sizes } = sizeScales.find((scale) => scale.id === id)!;
  return sizes.map((size, place) => ({ size, measures: measuresOf(size, place) }));
}
