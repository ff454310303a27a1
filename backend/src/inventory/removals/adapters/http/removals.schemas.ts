import { z } from 'zod';
import { asTypedCode } from '../../../../platform/http/pasted';
import { Id, responseOf, text, WholeNumber } from '../../../../platform/http/wire';
import { maxStock } from '../../../../shared/stock-limits';
import { removalCauses } from '../../domain/removal';

export const maxRemoved = 1_000;

const Quantity = WholeNumber.pipe(z.number().min(1).max(maxStock));

/** `_id`: made by the client; a repeated request with it changes nothing. All pieces leave the shelf, or none. */
export const RemovePiecesBody = z
  .object({
    _id: z.uuid().toLowerCase(),
    cause: z.enum(removalCauses),
    note: text(200).nullish(),
    pieces: z
      .array(z.object({ variantId: Id, quantity: Quantity }))
      .min(1)
      .max(maxRemoved)
      .refine((pieces) => new Set(pieces.map(({ variantId }) => variantId)).size === pieces.length, {
        error: 'must name each variant once',
      }),
  })
  .meta({ id: 'RemovePiecesBody' });

export const ReadRemovalCsvBody = z
  .object({ csv: z.string().max(150_000, 'must be at most 150,000 characters') })
  .meta({ id: 'ReadRemovalCsvBody' });

/** A row of a CSV file. */
export const RemovalCsvRow = z
  .object({
    sku: z.string().max(60, 'must be at most 60 characters').optional(),
    gtin: z
      .string()
      .transform((given) => asTypedCode(given).replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{0,14}$/, 'must be at most 14 digits'))
      .transform((digits) => digits.replace(/^0+/, ''))
      .optional(),
    pieces: Quantity,
  })
  .transform(({ sku, gtin, pieces }) => ({ sku: sku || undefined, gtin: gtin || undefined, pieces }))
  .refine(({ sku, gtin }) => sku !== undefined || gtin !== undefined, {
    error: 'must have a sku or a gtin',
  });

/** With an error, nothing can be removed. `stock`: how many are on the shelf now. */
export const ReadRemovalCsvResponse = responseOf(
  z
    .object({
      pieces: z.array(
        z.object({
          variantId: z.string(),
          productId: z.string(),
          title: z.string(),
          size: z.string().nullable(),
          colour: z.string().nullable(),
          stock: z.number().int(),
          pieces: z.number().int(),
        }),
      ),
      errors: z.array(z.object({ row: z.number().int(), message: z.string() })),
    })
    .meta({ id: 'RemovalPreview' }),
).meta({ id: 'ReadRemovalCsvAnswer' });
