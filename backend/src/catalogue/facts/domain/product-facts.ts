import { UnknownSize } from '../../products/domain/product.errors';
import { type CareSymbol, inLabelOrder, stepOf } from './care';
import { FactRefused } from './facts.errors';
import type { Fibre } from './fibre';
import type { SizeChart } from '../../sizes/domain/size-chart';

/** A part of a textile product, such as its shell or its lining. */
export interface Material {
  part: string;
  /** In whole percent of the part's weight; 100 together. */
  fibres: readonly FibreShare[];
}

export interface FibreShare {
  fibre: Fibre;
  percent: number;
}

/** The person on the pictures. */
export interface Model {
  heightCm: number;
  /** One of the product's; null: not known, or the product has none. */
  size: string | null;
}

/** Taken on the garment, not on the body. */
export interface Measure {
  /** An example is "Chest". */
  name: string;
  /** The smallest size comes first. */
  values: readonly { size: string; millimetres: number }[];
}

/** The facts describe a product, not its sale. */
export interface ProductFacts {
  /** Whether the law on textiles applies: not to shoes, jewellery or glasses. */
  isTextile: boolean;
  materials: readonly Material[];
  /** At most one for each step of care. */
  care: readonly CareSymbol[];
  /** Where it was made: ISO 3166-1 alpha-2; null: not known. */
  origin: string | null;
  /** The weight of one piece without its parcel; null: not known. */
  weightGrams: number | null;
  model: Model | null;
  measures: readonly Measure[];
}

export const noFacts: ProductFacts = {
  isTextile: true,
  materials: [],
  care: [],
  origin: null,
  weightGrams: null,
  model: null,
  measures: [],
};

export const maxWeightGrams = 100_000;
export const maxMaterials = 10;
export const maxMeasures = 8;
export const maxMillimetres = 3_000;
export const modelHeights = { min: 50, max: 230 };

/** Care in the order of a label. @throws FactRefused */
export function factsOf(facts: ProductFacts): ProductFacts {
  const [problem] = problemsOf(facts);
  if (problem) throw new FactRefused(problem.path, problem.message);
  return { ...facts, care: inLabelOrder(facts.care) };
}

/** @throws UnknownSize */
export function assertSizesOfFactsKnown({ model, measures }: ProductFacts, chart: SizeChart): void {
  const named = measures.flatMap(({ values }, measure) =>
    values.map(({ size }, place) => ({ size, field: `facts.measures.${measure}.values.${place}.size` })),
  );
  if (model !== null && model.size !== null) named.unshift({ size: model.size, field: 'facts.model.size' });
  const unknown = named.find(({ size }) => !chart.has(size));
  if (unknown) throw new UnknownSize(unknown.size, unknown.field);
}

/** Without measures of sizes that the product does not have. */
export function factsInSizes(
  facts: ProductFacts,
  sizes: ReadonlySet<string | null>,
  chart: SizeChart,
): ProductFacts {
  const measures = facts.measures
    .map(({ name, values }) => ({
      name,
      values: values
        .filter(({ size }) => sizes.has(size))
        .toSorted((one, other) => chart.rankOf(one.size) - chart.rankOf(other.size)),
    }))
    .filter(({ values }) => values.length > 0);
  const { model } = facts;
  const isWorn = model !== null && sizes.has(model.size);
  return { ...facts, measures, model: model && { ...model, size: isWorn ? model.size : null } };
}

export interface FactProblem {
  /** The path begins at the facts. */
  path: (string | number)[];
  message: string;
}

/** Lists the fields that contradict each other. */
export function problemsOf({ materials, care, measures }: ProductFacts): FactProblem[] {
  return [
    ...materials.flatMap(problemsOfMaterial),
    ...repeated(materials.map(({ part }) => part)).map((part) => ({
      path: ['materials'],
      message: `must name ${part} once`,
    })),
    ...repeated(care.map(stepOf)).map((step) => ({
      path: ['care'],
      message: `must have one symbol for ${step}`,
    })),
    ...repeated(measures.map(({ name }) => name)).map((name) => ({
      path: ['measures'],
      message: `must name ${name} once`,
    })),
    ...measures.flatMap(problemsOfMeasure),
  ];
}

const problemsOfMeasure = ({ name, values }: Measure, place: number): FactProblem[] =>
  repeated(values.map(({ size }) => size)).map((size) => ({
    path: ['measures', place],
    message: `must have one value of ${name} for the size ${size}`,
  }));

function problemsOfMaterial({ part, fibres }: Material, place: number): FactProblem[] {
  const path = ['materials', place];
  const sum = fibres.reduce((total, { percent }) => total + percent, 0);
  return [
    ...(sum === 100 ? [] : [{ path, message: `must add up to 100% for ${part}, not ${sum}%` }]),
    ...repeated(fibres.map(({ fibre }) => fibre)).map((fibre) => ({
      path,
      message: `must name ${fibre} once for ${part}`,
    })),
  ];
}

function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name.toLowerCase()).size);
}
