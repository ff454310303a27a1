import type { Refusal, Schema } from '@haberdash/kit/api/client';

/** What the form holds; the picture is not one of its fields. */
export type ProductFields = Omit<Schema<'AddProductBody'>, 'image'>;

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

type Option<Value> = { value: Value; label: string };

export const categoryOptions: Option<ProductFields['category']>[] = [
  { value: 'men', label: 'Men' },
  { value: 'women', label: 'Women' },
  { value: 'kids', label: 'Kids' },
  { value: 'accessories', label: 'Accessories' },
  { value: 'footwear', label: 'Footwear' },
];

export const brandOptions: Option<ProductFields['brand']>[] = [
  { value: 'nike', label: 'Nike' },
  { value: 'adidas', label: 'Adidas' },
  { value: 'puma', label: 'Puma' },
  { value: 'levi', label: "Levi's" },
  { value: 'zara', label: 'Zara' },
  { value: 'h&m', label: 'H&M' },
];
