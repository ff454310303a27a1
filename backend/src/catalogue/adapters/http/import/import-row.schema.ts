import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { Dollars } from '../../../../platform/http/dollars';
import { storableText, text } from '../../../../platform/http/wire';
import type { ImportColumn, ImportRow } from '../../../domain/import/import-row';
import { sizes } from '../../../domain/size';
import { ColourName, Hex, imageAddress, Price, SeenStock, StockCount } from '../product-bodies.schemas';

/** An empty cell, or none in the file, keeps what there is. */
const orKept = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((cell) => (cell === '' ? undefined : cell), schema.optional());
/** An empty cell is "none"; none in the file keeps what there is. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((cell) => (cell === '' ? null : cell), schema.nullable().optional());

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const inCents = (cell: z.ZodType<{ cents: number }>) => cell.transform(({ cents }) => cents);

/** The cells of a row, by the names of their columns. */
const Cells = z.object({
  product_id: orKept(z.string().refine((id) => isUuid(id), 'must be the id of a product')),
  title: orKept(text(200)),
  description: orKept(text(5000)),
  category: orKept(text(60)),
  brand: orKept(text(60)),
  image: orKept(imageAddress),
  size: orNone(z.enum(sizes, 'must be empty or a size such as M, 42, W32, 6 years or One size')),
  colour: orNone(ColourName),
  colour_hex: orKept(Hex),
  colour_image: orNone(imageAddress),
  sku: orNone(storableText.trim().max(64)),
  price: orKept(inCents(Price)),
  sale_price: z.preprocess((cell) => (cell === '' ? '0' : cell), inCents(Dollars).optional()).optional(),
  stock: orKept(StockCount),
  seen_stock: orKept(SeenStock),
  on_sale: orKept(oneOf(['yes', 'no'])),
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
    ...same
  }): Omit<ImportRow, 'row'> => ({
    ...same,
    productId: productId?.toLowerCase(),
    colourHex,
    colourImage,
    priceCents,
    salePriceCents,
    seenStock,
    isOnSale: onSale === undefined ? undefined : onSale === 'yes',
  }),
);
