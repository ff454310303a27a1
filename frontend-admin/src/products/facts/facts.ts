import type { Schema } from '@haberdash/kit/api/client';
import { careSteps, type CareSymbol } from '@haberdash/kit/care/care-symbols';
import { countryName } from '@haberdash/kit/countries/country-name';

export type Facts = Schema<'ProductFactsView'>;
export type Material = Facts['materials'][number];
export type Measure = Facts['measures'][number];

export const noFacts: Facts = {
  isTextile: true,
  materials: [],
  care: [],
  origin: null,
  weightGrams: null,
  model: null,
  measures: [],
};

export const factLabels: Record<keyof Facts, string> = {
  isTextile: 'Textile product',
  materials: 'Materials',
  care: 'Care',
  origin: 'Country of origin',
  weightGrams: 'Weight of one piece, without its parcel',
  model: 'Model',
  measures: 'Measures',
};

export const maxWeightGrams = 100_000;
export const maxMaterials = 10;
export const maxMeasures = 8;
export const maxCentimetres = 300;
export const modelHeights = { min: 50, max: 230 };

export const partNames = ['Shell', 'Lining', 'Filling', 'Coating', 'Trim', 'Pocket lining'];
export const measureNames = [
  'Chest',
  'Waist',
  'Hips',
  'Length',
  'Sleeve',
  'Inseam',
  'Width',
  'Height',
  'Depth',
];

/** The first one that is not taken yet. */
export const nextName = (names: readonly string[], taken: readonly string[]): string =>
  names.find((name) => !taken.includes(name)) ?? '';

export const sumOf = ({ fibres }: Material): number =>
  fibres.reduce((total, { percent }) => total + percent, 0);

/** The closed section says this. */
export function summaryOf({ materials, care, origin, weightGrams, measures, model }: Facts): string {
  const texts = [
    ...materials.map(materialText),
    care.length > 0 && `${care.length} care symbols`,
    origin && countryName(origin),
    weightGrams && `${weightGrams} g`,
    measures.length > 0 && measures.map(({ name }) => name).join(', '),
    model && `model ${model.heightCm} cm`,
  ];
  return texts.filter(Boolean).join(' · ') || 'Nothing entered yet';
}

const materialText = ({ part, fibres }: Material): string =>
  `${part}: ${fibres.map(({ fibre, percent }) => `${percent}% ${fibre}`).join(', ')}`;

/** With this symbol for its step, in the order of a label. */
export const withCare = (
  care: readonly CareSymbol[],
  stepId: string,
  symbol: CareSymbol | null,
): CareSymbol[] =>
  careSteps.flatMap(({ id, symbols }) =>
    id === stepId ? (symbol ?? []) : symbols.filter((one) => care.includes(one)),
  );

/** @param centimetres null removes it */
export function withMeasure(
  measure: Measure,
  size: Measure['values'][number]['size'],
  centimetres: number | null,
): Measure {
  const others = measure.values.filter((value) => value.size !== size);
  const added = centimetres === null ? [] : [{ size, millimetres: Math.round(centimetres * 10) }];
  return { ...measure, values: [...others, ...added] };
}

/** @returns undefined where it is not known */
export function centimetresOf({ values }: Measure, size: string): number | undefined {
  const value = values.find((one) => one.size === size);
  return value && value.millimetres / 10;
}
