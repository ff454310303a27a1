import type { Refusal } from '@haberdash/kit/api/client';
import { brandLabels, categoryLabels } from '@haberdash/kit/labels';
import type { SubmittedProduct } from './products.api';

/** What the form holds; the picture is not one of its fields. */
export type ProductFields = Omit<SubmittedProduct, 'image'>;

/** In the order of the form. */
export const fieldLabels = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  brand: 'Brand',
  price: 'Price',
  salePrice: 'Sale Price',
  totalStock: 'Total Stock',
};

type FieldName = keyof typeof fieldLabels;

export const fieldNames = Object.keys(fieldLabels) as FieldName[];

/** An empty sale price is one of 0: no sale. */
export function isComplete(fields: Partial<ProductFields> = {}): boolean {
  return fieldNames.every((name) => name === 'salePrice' || String(fields[name] ?? '').trim() !== '');
}

/** Rules of the shop that are about one field, by the code of their refusal. */
const fieldOfCode: Record<string, FieldName> = {
  PRICE_OUT_OF_RANGE: 'price',
  SALE_PRICE_TOO_HIGH: 'salePrice',
};

export type FieldErrors = Partial<Record<FieldName, string>>;

/** What a refusal says about the fields of the form, in sentences. */
export function fieldErrorsOf({ code, message, errors = [] }: Refusal): FieldErrors {
  const field = fieldOfCode[code];
  if (field) return { [field]: message };
  const known = errors.filter(({ path }) => Object.hasOwn(fieldLabels, path));
  return Object.fromEntries(
    known.map(({ path, message: problem }) => [path, `${fieldLabels[path as FieldName]} ${problem}`]),
  );
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const categoryOptions = optionsOf(categoryLabels);
export const brandOptions = optionsOf(brandLabels);
