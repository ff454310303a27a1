import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { MoneyAmount } from '../../../../platform/http/money-amount';
import { singleLine, multilineText, text } from '../../../../platform/http/wire';
import type { ImportColumn, ImportRow } from '../../domain/import-row';
import { readCare, readMaterials, readMeasures, readModel } from '../../../facts/domain/facts-notation';
import { noFacts, problemsOf, type ProductFacts } from '../../../facts/domain/product-facts';
import { productStates } from '../../../publication/domain/publication';
import { CountryCode } from '../../../../shared/addresses/country-code';
import { Care, Materials, Measures, Model, Weight } from '../../../facts/adapters/http/facts.schemas';
import { Size } from '../../../catalogue.schemas';
import { textOfHtml } from './text-of-html';
import { ColourName, Price } from '../../../catalogue.schemas';
import {
  Gtin,
  Hex,
  Mpn,
  SeenStock,
  Slug,
  StockCount,
} from '../../../products/adapters/http/product-bodies.schemas';
import { imageAddress } from '../../../catalogue.schemas';

/** An empty cell, or none in the file, keeps what there is. */
const orUnchanged = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((cell) => (cell === '' ? undefined : cell), schema.optional());
/** An empty cell is "none"; none in the file keeps what there is. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((cell) => (cell === '' ? null : cell), schema.nullable().optional());

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** The cell may have any of the words that spreadsheets and people write. */
const YesOrNo = z
  .string()
  .toLowerCase()
  .transform((cell) => ({ true: 'yes', '1': 'yes', false: 'no', '0': 'no' })[cell] ?? cell)
  .pipe(oneOf(['yes', 'no']));

const inCents = (cell: z.ZodType<{ cents: number }>) => cell.transform(({ cents }) => cents);

/** @param read returns undefined for a cell that is not like the example */
const inNotation = <Schema extends z.ZodType>(
  read: (cell: string) => unknown,
  schema: Schema,
  example: string,
) =>
  z.preprocess((cell, context) => {
    const value = read(String(cell));
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: `must be like ${example}` });
    return z.NEVER;
  }, schema);

/** Facts that contradict each other are refused here, too. */
const consistent = <Fact extends 'materials' | 'care' | 'measures'>(
  fact: Fact,
  schema: z.ZodType<ProductFacts[Fact]>,
) =>
  schema.superRefine((value, context) => {
    for (const { message } of problemsOf({ ...noFacts, [fact]: value }))
      context.addIssue({ code: 'custom', message });
  });

const factCells = {
  materials: orUnchanged(
    inNotation(
      readMaterials,
      consistent('materials', Materials),
      'Shell: 80% cotton, 20% polyester; Lining: 100% viscose',
    ),
  ),
  care: orUnchanged(inNotation(readCare, consistent('care', Care), 'wash-30, no-bleach')),
  origin: orUnchanged(CountryCode),
  weight_grams: orUnchanged(Weight),
  measures: orUnchanged(
    inNotation(readMeasures, consistent('measures', Measures), 'Chest: S 48, M 50.5; Length: S 68, M 70'),
  ),
  model: orUnchanged(inNotation(readModel, Model, '178 cm, M')),
};

/** The cells of a row, by the names of their columns. */
const Cells = z.object({
  product_id: orUnchanged(z.string().refine((id) => isUuid(id), 'must be the id of a product')),
  title: orUnchanged(text(200)),
  slug: orUnchanged(Slug),
  description: z.preprocess(
    (cell) => (typeof cell === 'string' ? textOfHtml(cell) : cell),
    orUnchanged(multilineText(5000)),
  ),
  category: orUnchanged(text(60)),
  brand: orUnchanged(text(60)),
  image: orUnchanged(imageAddress),
  textile: orUnchanged(YesOrNo),
  ...factCells,
  size: orNone(Size),
  colour: orNone(ColourName),
  colour_hex: orUnchanged(Hex),
  colour_image: orNone(imageAddress),
  sku: orNone(singleLine.max(64)),
  gtin: orNone(Gtin),
  mpn: orNone(Mpn),
  price: orUnchanged(inCents(Price)),
  sale_price: z.preprocess((cell) => (cell === '' ? '0' : cell), inCents(MoneyAmount).optional()).optional(),
  stock: orUnchanged(StockCount),
  seen_stock: orUnchanged(SeenStock),
  on_sale: orUnchanged(YesOrNo),
  state: orUnchanged(z.string().toLowerCase().pipe(oneOf(productStates))),
} satisfies Record<ImportColumn, z.ZodType>);

/** A row of the file as the domain knows it; undefined and null as in `ImportRow`. */
export const ImportRowCells = Cells.transform(
  ({
    product_id: productId,
    colour_hex: colourHex,
    colour_image: colourImage,
    price: priceCents,
    sale_price: salePriceCents,
    seen_stock: seenStock,
    on_sale: onSale,
    textile,
    weight_grams: weightGrams,
    ...same
  }): Omit<ImportRow, 'row'> => ({
    ...same,
    productId: productId?.toLowerCase(),
    colourHex,
    colourImage,
    priceCents,
    salePriceCents,
    seenStock,
    weightGrams,
    isTextile: textile === undefined ? undefined : textile === 'yes',
    isOnSale: onSale === undefined ? undefined : onSale === 'yes',
  }),
);
