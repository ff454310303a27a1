import type { CsvColumn } from '../platform/csv/csv';
import { Money } from '../shared/money';
import { factTexts } from './import/domain/plan-facts';
import type { ImportColumn } from './import/domain/import-row';
import type { ImportRow } from './import/domain/import-row';

/** A variant with its product, as a file describes it. */
export type ExportedVariant = Required<{
  [Field in keyof Omit<ImportRow, 'row' | 'seenStock'>]: Exclude<ImportRow[Field], undefined>;
}>;

const amountText = (cents: number): string => Money.ofCents(cents).toString();

const values: Record<ImportColumn, (variant: ExportedVariant) => string | number | null> = {
  product_id: ({ productId }) => productId,
  title: ({ title }) => title,
  slug: ({ slug }) => slug,
  description: ({ description }) => description,
  category: ({ category }) => category,
  brand: ({ brand }) => brand,
  image: ({ image }) => image,
  textile: (variant) => factTexts(variant).isTextile,
  materials: (variant) => factTexts(variant).materials,
  care: (variant) => factTexts(variant).care,
  origin: ({ origin }) => origin,
  weight_grams: ({ weightGrams }) => weightGrams,
  measures: (variant) => factTexts(variant).measures,
  model: (variant) => factTexts(variant).model,
  size: ({ size }) => size,
  colour: ({ colour }) => colour,
  colour_hex: ({ colourHex }) => colourHex,
  colour_image: ({ colourImage }) => colourImage,
  sku: ({ sku }) => sku,
  gtin: ({ gtin }) => gtin,
  mpn: ({ mpn }) => mpn,
  price: ({ priceCents }) => amountText(priceCents),
  sale_price: ({ salePriceCents }) => (salePriceCents === 0 ? null : amountText(salePriceCents)),
  stock: ({ stock }) => stock,
  seen_stock: ({ stock }) => stock,
  on_sale: ({ isOnSale }) => (isOnSale ? 'yes' : 'no'),
  state: ({ state }) => state,
};

/** The columns of an export are those that an import reads. */
export const productCsvColumns: CsvColumn<ExportedVariant>[] = Object.entries(values).map(
  ([name, value]) => ({ name, value: (variant) => escaped(value(variant)) }),
);

/** The export's escape of formulas is an apostrophe, so a text that begins with one and goes on like a formula gets another. */
const escaped = (cell: string | number | null): string | number | null =>
  typeof cell === 'string' && /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell;
