import { isDeepStrictEqual } from 'node:util';
import { careText, materialsText, measuresText, modelText } from '../facts/facts-notation';
import { noFacts, type ProductFacts } from '../facts/product-facts';
import type { Product } from '../product';
import type { RowGroup } from './group-rows';
import type { ChangedField } from './import-plan';
import type { ImportColumn, RowError } from './import-row';

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

/** All rows of a product say the same of it, or nothing. */
export function planFacts({ product, rows }: RowGroup): { facts: ProductFacts; errors: RowError[] } {
  const before = product?.state.facts ?? noFacts;
  const errors: RowError[] = [];
  const said = facts.flatMap((fact) => {
    const [first, ...others] = rows.filter((row) => row[fact] !== undefined);
    if (!first) return [];
    const differing = others.filter((row) => !isDeepStrictEqual(row[fact], first[fact]));
    const message = `differs from row ${first.row} of the same product`;
    errors.push(...differing.map(({ row }) => ({ row, column: columns[fact], message })));
    return [[fact, first[fact]]];
  });
  return { facts: { ...before, ...(Object.fromEntries(said) as Partial<ProductFacts>) }, errors };
}

export function changedFacts(after: ProductFacts, { state }: Product): ChangedField[] {
  const [was, is] = [factTexts(state.facts), factTexts(after)];
  return facts
    .filter((fact) => was[fact] !== is[fact])
    .map((fact) => ({ field: columns[fact], before: was[fact], after: is[fact] }));
}

/** As cells of a file. */
export const factTexts = (of: ProductFacts): Record<Fact, string> => ({
  isTextile: of.isTextile ? 'yes' : 'no',
  materials: materialsText(of.materials),
  care: careText(of.care),
  origin: of.origin ?? '',
  weightGrams: of.weightGrams === null ? '' : String(of.weightGrams),
  measures: measuresText(of.measures),
  model: modelText(of.model),
});
