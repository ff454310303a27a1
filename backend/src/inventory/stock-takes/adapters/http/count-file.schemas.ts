import { z } from 'zod';
import { asTypedCode } from '../../../../platform/http/pasted';
import { Id, responseOf, WholeNumber } from '../../../../platform/http/wire';
import { maxStock } from '../../../../shared/stock-limits';
import { lineFilters } from '../../application/stock-take-queries';
import { countEffects } from '../../domain/counted-rows';

const skuCell = z.string().max(60, 'must be at most 60 characters');
const gtinCell = z
  .string()
  .transform((given) => asTypedCode(given).replace(/[\s-]/g, '').replace(/^0+/, ''))
  .pipe(z.string().regex(/^\d{0,14}$/, 'must be at most 14 digits'));

/** The codes of a row, each also where the other one or the number cannot be read. */
export const readableCodes = (sku: string, gtin: string) => ({
  sku: skuCell.safeParse(sku).data || undefined,
  gtin: gtinCell.safeParse(gtin).data || undefined,
});

/** A row of a file of counts. A spreadsheet rounds a GTIN that it takes for a number: the SKU beside it is enough. */
export const CountFileRow = z
  .object({
    sku: skuCell.default(''),
    gtin: gtinCell.default(''),
    counted: WholeNumber.pipe(
      z
        .number()
        .min(0, 'must be at least 0')
        .max(maxStock, `must be at most ${maxStock.toLocaleString('en-US')}`),
    ),
  })
  .transform(({ sku, gtin, counted }) => ({ sku: sku || undefined, gtin: gtin || undefined, counted }))
  .refine(({ sku, gtin }) => sku !== undefined || gtin !== undefined, { error: 'must have a sku or a gtin' });

export const CountingListQuery = z.object({ id: Id, filter: z.enum(lineFilters).default('all') });

const ofFile = {
  /** Rows that cannot be recorded. */
  refused: z.number().int(),
  /** Rows without a number. */
  blank: z.number().int(),
};

const RowErrorView = z.object({ row: z.number().int(), message: z.string() });

/** `earlier`: the number that is replaced. */
const CountInFileView = z
  .object({
    row: z.number().int(),
    variantId: z.string(),
    productId: z.string(),
    title: z.string(),
    size: z.string().nullable(),
    colour: z.string().nullable(),
    sku: z.string().nullable(),
    counted: z.number().int(),
    effect: z.enum(countEffects),
    earlier: z
      .object({ counted: z.number().int(), at: z.string().nullable(), by: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'CountInFileView' });
export type CountInFileView = z.infer<typeof CountInFileView>;

/** The lists are the first of theirs: `counts` begins with what is replaced. `replaced` is a part of `toRecord`. */
export const CountsPreviewResponse = responseOf(
  z
    .object({
      toRecord: z.number().int(),
      replaced: z.number().int(),
      same: z.number().int(),
      ...ofFile,
      /** The request that records them repeats it as `seenAt`. */
      readAt: z.iso.datetime(),
      counts: z.array(CountInFileView),
      errors: z.array(RowErrorView),
    })
    .meta({ id: 'CountsPreview' }),
).meta({ id: 'CountsPreviewResponse' });
export type CountsPreviewView = z.infer<typeof CountsPreviewResponse>['data'];

/** `seenAt`: what was counted after it is not replaced. */
export const RecordCountsQuery = z.object({ seenAt: z.iso.datetime().optional() });

/** `same`: the line had this number already. `replaced` is a part of `recorded`. `newer`: rows left out because their line was counted after `seenAt`. */
export const CountsRecordedResponse = responseOf(
  z
    .object({
      recorded: z.number().int(),
      same: z.number().int(),
      replaced: z.number().int(),
      newer: z.number().int(),
      ...ofFile,
    })
    .meta({ id: 'CountsRecorded' }),
).meta({ id: 'CountsRecordedResponse' });
