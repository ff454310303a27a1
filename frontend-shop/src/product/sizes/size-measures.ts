import { cmPerInch, type Unit } from './lengths';
import { measuredScaleOf, type MeasuredScaleId } from './scales';
import type { Wearer } from './wearers';

/** Centimetres: one value or a range. */
export type Measure = readonly [number, number?];

export interface SizeMeasures {
  /** The text says how to measure. */
  advice: string;
  /** The columns name the measures. */
  columns: string[];
  /** @returns undefined for a size that has no measures */
  of: (size: string) => Measure[] | undefined;
}

const letters = 'XS S M L XL 2XL 3XL'.split(' ');

/** Combines the measures of a pair: S/M is from the least of S to the most of M. */
const inLetters =
  (...measures: Measure[][]): SizeMeasures['of'] =>
  (size) => {
    const [least, most] = size.split('/').map((letter) => measures[letters.indexOf(letter)]);
    if (!size.includes('/')) return least;
    return least && most && least.map(([from], column) => [from, most[column]!.at(-1)!]);
  };

/** Returns the number in a size, such as the inches of W32. */
const countIn = (size: string, pattern: RegExp): number | undefined => {
  const [, count] = pattern.exec(size) ?? [];
  return count === undefined ? undefined : Number(count);
};

const bodyAdvice =
  'Measure yourself over light clothing: the chest and the hips where they are widest, the waist where it is narrowest.';
const trousersAdvice = 'Measure your waist where the trousers will sit, and your hips where they are widest.';
const kidsAdvice = 'Children grow at their own pace: choose by height rather than by age.';

/** @param hips that a waist of 0 cm would have: they grow by three quarters of the waist */
const trousers = (hips: number): SizeMeasures => ({
  advice: trousersAdvice,
  columns: ['Waist', 'Hips'],
  of: (size) => {
    const inches = countIn(size, /^W([\d.]+)\b/);
    if (inches === undefined) return undefined;
    const waist = inches * cmPerInch;
    return [[Math.round(waist)], [Math.round(waist * 0.75 + hips)]];
  },
});

/** Feet are the same for all. */
export const shoes: SizeMeasures = {
  advice:
    'Stand on a sheet of paper, mark your heel and longest toe, and measure between the marks. Use the longer foot.',
  columns: ['Foot length'],
  of: (size) => {
    const number = countIn(size, /^([\d.]+)$/);
    return number === undefined ? undefined : [[Math.round((number / 1.5 - 1.5) * 10) / 10]];
  },
};

/** The measures are those of the body, not of the garment. */
export const sizeMeasures: Record<Wearer, Partial<Record<MeasuredScaleId, SizeMeasures>>> = {
  women: {
    letters: {
      advice: bodyAdvice,
      columns: ['Chest', 'Waist', 'Hips'],
      // prettier-ignore
      of: inLetters(
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
      of: inLetters(
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
      of: inLetters(
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
      of: (size) => {
        const years = countIn(size, /^(\d+) years$/);
        if (years === undefined) return undefined;
        return [[80 + 6 * years], [53 + Math.round(2.7 * (years - 2))], [51 + Math.round(1.7 * (years - 2))]];
      },
    },
  },
};

interface BodyTable {
  /** None where the table is for all. */
  wearer: Wearer | undefined;
  measures: SizeMeasures;
}

/** The sizes that have measures, in their order. */
export const rowsOf = ({ of: measuresOf }: SizeMeasures, sizes: readonly string[]) =>
  sizes.flatMap((size) => {
    const measures = measuresOf(size);
    return measures ? [{ size, measures }] : [];
  });

/** The wearer's table of a scale, or, where there is none, those of all who wear it. */
export function bodyTables(id: string, wearer: Wearer | undefined): BodyTable[] {
  const scaleId = measuredScaleOf(id);
  if (!scaleId) return [];
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
