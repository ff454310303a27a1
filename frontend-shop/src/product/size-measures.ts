import { sizeScales, type SizeScaleId } from '@haberdash/kit/sizes';
import { cmPerInch, type Unit } from './lengths';

export type MeasuredScaleId = Exclude<SizeScaleId, 'one-size'>;

/** Centimetres: one value or a range. */
export type Measure = readonly [number, number?];

interface SizeMeasures {
  /** How to measure. */
  advice: string;
  /** What is measured. */
  columns: string[];
  rows: { size: string; measures: Measure[] }[];
}

/** Of the body, not of the garment. */
export const sizeMeasures: Record<MeasuredScaleId, SizeMeasures> = {
  letters: {
    advice:
      'Measure yourself over light clothing: the chest and the hips where they are widest, the waist where it is narrowest.',
    columns: ['Chest', 'Waist', 'Hips'],
    rows: [
      {
        size: 'XS',
        measures: [
          [82, 87],
          [66, 71],
          [86, 91],
        ],
      },
      {
        size: 'S',
        measures: [
          [88, 93],
          [72, 77],
          [92, 97],
        ],
      },
      {
        size: 'M',
        measures: [
          [94, 99],
          [78, 83],
          [98, 103],
        ],
      },
      {
        size: 'L',
        measures: [
          [100, 106],
          [84, 90],
          [104, 109],
        ],
      },
      {
        size: 'XL',
        measures: [
          [107, 114],
          [91, 98],
          [110, 116],
        ],
      },
      {
        size: '2XL',
        measures: [
          [115, 123],
          [99, 107],
          [117, 124],
        ],
      },
      {
        size: '3XL',
        measures: [
          [124, 132],
          [108, 116],
          [125, 132],
        ],
      },
    ],
  },
  waist: {
    advice: 'Measure your waist where the trousers will sit, and your hips where they are widest.',
    columns: ['Waist', 'Hips'],
    rows: rowsOf('waist', (size) => {
      const waist = Number(size.slice(1)) * cmPerInch;
      return [[Math.round(waist)], [Math.round(waist * 0.75 + 39)]];
    }),
  },
  ages: {
    advice: 'Children grow at their own pace: choose by height rather than by age.',
    columns: ['Height', 'Chest', 'Waist'],
    rows: rowsOf('ages', (_size, place) => [
      [92 + 6 * place],
      [53 + Math.round(2.7 * place)],
      [51 + Math.round(1.7 * place)],
    ]),
  },
  shoes: {
    advice:
      'Stand on a sheet of paper, mark your heel and longest toe, and measure between the marks. Use the longer foot.',
    columns: ['Foot length'],
    rows: rowsOf('shoes', (size) => [[Math.round((Number(size) / 1.5 - 1.5) * 10) / 10]]),
  },
};

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
