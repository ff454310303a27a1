import type { Refusal } from '@haberdash/kit/api/client';
import { brandLabels, categoryLabels } from '@haberdash/kit/labels';
import type { SubmittedProduct } from './products.api';

/** What the form holds; the picture is not one of its fields. */
export type ProductFields = Omit<SubmittedProduct, 'image'>;

const required = ['title', 'description', 'category', 'brand', 'price', 'totalStock'] as const;
export const fieldNames = [...required, 'salePrice'] as const;

/** An empty sale price is one of 0: no sale. */
export function isComplete(fields: Partial<ProductFields> = {}): boolean {
  return required.every((name) => String(fields[name] ?? '').trim() !== '');
}

/** Rules of the shop that are about one field, by the code of their refusal. */
const fieldOfCode: Record<string, string> = {
  PRICE_OUT_OF_RANGE: 'price',
  SALE_PRICE_TOO_HIGH: 'salePrice',
};

/** What a refusal says about the fields of the form. */
export function fieldErrorsOf({ code, message, errors = [] }: Refusal): NonNullable<Refusal['errors']> {
  const path = fieldOfCode[code];
  return path ? [{ path, message }] : errors;
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const categoryOptions = optionsOf(categoryLabels);
export const brandOptions = optionsOf(brandLabels);
