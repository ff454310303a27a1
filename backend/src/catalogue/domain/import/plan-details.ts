import type { Product, ProductDetails } from '../product';
import type { RowGroup } from './group-rows';
import type { ChangedField } from './import-plan';
import type { ImportRow, RowError } from './import-row';

export const detailFields = ['title', 'description', 'category', 'brand', 'image'] as const;
type DetailField = (typeof detailFields)[number];

interface PlannedDetails {
  details: ProductDetails;
  errors: RowError[];
}

/** All rows of a product say the same of it, or nothing. */
export function planDetails({ product, rows }: RowGroup): PlannedDetails {
  const chosen = detailFields.map((field) => planField(field, product, rows));
  const entries = chosen.map(({ value }, place) => [detailFields[place], value]);
  return {
    details: Object.fromEntries(entries) as ProductDetails,
    errors: chosen.flatMap(({ errors }) => errors),
  };
}

function planField(field: DetailField, product: Product | undefined, rows: RowGroup['rows']) {
  const saying = rows.filter((row) => row[field] !== undefined);
  const [first, ...others] = saying;
  const value = first?.[field] ?? product?.state.details[field];
  const errors: RowError[] = others
    .filter((row) => row[field] !== value)
    .map(({ row }) => ({
      row,
      column: field,
      message: `differs from row ${first!.row} of the same product`,
    }));
  if (value === undefined) errors.push(missing(rows[0], field));
  return { value, errors };
}

const missing = ({ row }: ImportRow, column: DetailField): RowError => ({
  row,
  column,
  message: 'is required for a new product',
});

export const changedDetails = (details: ProductDetails, product: Product): ChangedField[] =>
  detailFields
    .filter((field) => details[field] !== product.state.details[field])
    .map((field) => ({ field, before: product.state.details[field], after: details[field] }));
