import type { Product, ProductDetails } from '../../products/domain/product';
import type { RowGroup } from './group-rows';
import type { ChangedField } from './import-plan';
import { type ImportRow, type RowError, saidByRows } from './import-row';

export const detailFields = ['title', 'description', 'category', 'brand', 'image'] as const;
type DetailField = (typeof detailFields)[number];

interface PlannedDetails {
  details: ProductDetails;
  errors: RowError[];
}

export function planDetails({ product, rows }: RowGroup): PlannedDetails {
  const chosen = detailFields.map((field) => planField(field, product, rows));
  const entries = chosen.map(({ value }, place) => [detailFields[place], value]);
  return {
    details: Object.fromEntries(entries) as ProductDetails,
    errors: chosen.flatMap(({ errors }) => errors),
  };
}

function planField(field: DetailField, product: Product | undefined, rows: RowGroup['rows']) {
  const { value: said, errors } = saidByRows(rows, field, field);
  const value = said ?? product?.state.details[field];
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
