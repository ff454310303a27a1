import { careText, materialsText, measuresText, modelText } from '../../facts/domain/facts-notation';
import { noFacts, type ProductFacts } from '../../facts/domain/product-facts';
import type { Product } from '../../products/domain/product';
import type { RowGroup } from './group-rows';
import type { ChangedField } from './import-plan';
import { type ImportColumn, type RowError, saidByRows } from './import-row';

type Fact = keyof ProductFacts;

const columns: Record<Fact, ImportColumn> = {
  isTextile: 'textile',
  materials: 'materials',
  care: 'care',
  origin: 'origin',
  weightGrams: 'weight_grams',
  measures: 'measures',
  model: 'model',
};
const facts = Object.keys(columns) as Fact[];

export function planFacts({ product, rows }: RowGroup): { facts: ProductFacts; errors: RowError[] } {
  const before = product?.state.facts ?? noFacts;
  const said = facts.map((fact) => ({ fact, ...saidByRows(rows, fact, columns[fact]) }));
  const known = said.filter(({ value }) => value !== undefined).map(({ fact, value }) => [fact, value]);
  return {
    facts: { ...before, ...(Object.fromEntries(known) as Partial<ProductFacts>) },
    errors: said.flatMap(({ errors }) => errors),
  };
}

export function changedFacts(after: ProductFacts, { state }: Product): ChangedField[] {
  const [was, is] = [factTexts(state.facts), factTexts(after)];
  return facts
    .filter((fact) => was[fact] !== is[fact])
    .map((fact) => ({ field: columns[fact], before: was[fact], after: is[fact] }));
}

/** The facts as the cells of a file write them. */
export const factTexts = (of: ProductFacts): Record<Fact, string> => ({
  isTextile: of.isTextile ? 'yes' : 'no',
  materials: materialsText(of.materials),
  care: careText(of.care),
  origin: of.origin ?? '',
  weightGrams: of.weightGrams === null ? '' : String(of.weightGrams),
  measures: measuresText(of.measures),
  model: modelText(of.model),
});
