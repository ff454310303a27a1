import type { Refusal } from '@haberdash/kit/api/client';
import { pathTo, type Category } from '@haberdash/kit/menu/use-menu';
import { updateOf, type Update } from '../editor/update';
import { factLabels, noFacts } from './facts/facts';
import { typedMoney } from '@haberdash/kit/money';
import { typedSalePrice } from './amounts';
import type { ProductDetails, SubmittedProduct } from './products.api';

/** The fields of the form, without pictures and state. */
export type ProductFields = Omit<SubmittedProduct, 'image' | 'pictures' | 'focalPoints' | 'state'>;

/** In the order of the form. */
export const fieldLabels = {
  title: 'Title',
  slug: 'URL',
  description: 'Description',
  category: 'Category',
  brand: 'Brand',
  price: 'Price',
  salePrice: 'Sale Price',
  totalStock: 'Total Stock',
  facts: 'Material and care',
};

export type FieldName = keyof typeof fieldLabels;

export const fieldNames = Object.keys(fieldLabels) as FieldName[];

/** The initial values of the form. */
export function initialFieldsOf(product: ProductDetails | null): Partial<ProductFields> {
  if (!product) return { salePrice: '', facts: noFacts };
  const { price, salePrice } = product;
  return { ...product, price: typedMoney(price), salePrice: typedSalePrice(salePrice) };
}

/** The fields as they were saved; what was typed after they were sent stays. */
export function savedFieldsOf(
  product: ProductDetails,
  sent: ProductFields,
  typed: Partial<ProductFields>,
): Partial<ProductFields> {
  const isSent = ([name]: [string, unknown]) =>
    textOf(typed[name as FieldName]) === textOf(sent[name as FieldName]);
  return Object.fromEntries(Object.entries(initialFieldsOf(product)).filter(isSent));
}

/** The initial values of a copy. */
export const fieldsOfCopy = (product: ProductDetails): Partial<ProductFields> => ({
  ...initialFieldsOf(product),
  title: `${product.title} (copy)`.slice(0, 200),
  slug: undefined,
  totalStock: 0,
});

export type ProductUpdate = Update<ProductFields>;

export function productUpdateOf(
  typed: Partial<ProductFields>,
  before: ProductDetails,
  latest: ProductDetails,
): ProductUpdate {
  // Without the fields that a product in several sizes or colours has per variant.
  const names = fieldNames.filter((name) => name in typed);
  const inForm = (fields: Partial<ProductFields>) =>
    Object.fromEntries(names.map((name) => [name, shownIn(fields[name])])) as unknown as ProductFields;
  const sides = {
    typed: inForm(typed),
    before: inForm(initialFieldsOf(before)),
    latest: inForm(initialFieldsOf(latest)),
  };
  return updateOf(sides, latest.version);
}

/** A field shows this, which makes a text of a number. */
const shownIn = (value: ProductFields[FieldName]): unknown =>
  typeof value === 'object' ? value : textOf(value);

const textOf = (value: ProductFields[FieldName]): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');

/** Fields that a product with several sizes or colours has per variant. */
const flatNames = ['price', 'salePrice', 'totalStock'];

export const detailNames = fieldNames.filter((name) => !flatNames.includes(name));

/** The sale price may be empty, which means 0: no sale. Facts may be missing, and the server gives a slug. */
const optionalNames = ['slug', 'salePrice', 'facts'];

/** Whether a field that must be filled is empty. */
export const isBlank = (name: FieldName, value: ProductFields[FieldName]): boolean =>
  !optionalNames.includes(name) && textOf(value).trim() === '';

/** The picture is not a field of the form, but can have an error. */
const labels = { image: 'Picture', ...fieldLabels };

/** Refusal codes that concern a single field. */
const fieldOfCode: Record<string, keyof typeof labels> = {
  NO_SUCH_PICTURE: 'image',
  PRICE_OUT_OF_RANGE: 'price',
  SALE_PRICE_TOO_HIGH: 'salePrice',
  SLUG_TAKEN: 'slug',
};

export type FieldErrors = Partial<Record<keyof typeof labels, string>>;

/** The refusal's messages by field, as sentences. */
export function fieldErrorsOf({ code, message, errors = [] }: Refusal): FieldErrors {
  const field = fieldOfCode[code];
  if (field) return { [field]: message };
  const known = errors.flatMap(({ path, message: problem }): FieldErrors[] => {
    const [name, fact] = path.split('.') as [keyof typeof labels, keyof typeof factLabels | undefined];
    if (name === 'facts' && fact) return [{ facts: `${factLabels[fact]} ${problem}` }];
    return Object.hasOwn(labels, path) ? [{ [name]: `${labels[name]} ${problem}` }] : [];
  });
  return Object.assign({}, ...known) as FieldErrors;
}

/** The usual size scale of some categories, by its id; letters for the others. */
const usualScales: Record<string, string> = {
  men: 'letters',
  women: 'letters',
  kids: 'ages',
  accessories: 'one-size',
  footwear: 'shoes',
};

/** That of the category, or of the nearest one above it. */
export function usualScaleOf(slug = '', categories: readonly Category[]): string {
  const nearestFirst = pathTo(slug, categories).toReversed();
  const known = [slug, ...nearestFirst.map((category) => category.slug)].find((one) => one in usualScales);
  return known === undefined ? 'letters' : usualScales[known]!;
}

/** The initial amounts of the table of sizes and colours. */
export const amountsOf = ({ price, salePrice, totalStock }: Partial<ProductFields>) => ({
  price: String(price ?? ''),
  salePrice: Number(salePrice) > 0 ? String(salePrice) : '',
  stock: String(totalStock ?? ''),
});
