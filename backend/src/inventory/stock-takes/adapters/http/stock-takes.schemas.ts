import { z } from 'zod';
import { anyOf, listQuery, pageResponseOf } from '../../../../platform/http/list';
import { responseOf, singleLine, storableText, text, WholeNumber } from '../../../../platform/http/wire';
import { maxStock } from '../../../../shared/stock-limits';
import { lineFilters, stockTakeSorts } from '../../application/stock-take-queries';
import { stockTakeStates } from '../../domain/stock-take';

/** `query`: one of `GET /api/admin/products/get`. */
const Scope = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['brand', 'category']), slug: text(60) }),
  z.object({ kind: z.literal('filter'), query: storableText.max(2_000) }),
]);

export const OpenStockTakeBody = z.object({ scope: Scope }).meta({ id: 'OpenStockTakeBody' });
export const PreviewStockTakeBody = z.object({ scope: Scope }).meta({ id: 'PreviewStockTakeBody' });
/** Each movement of the booking has the reason. */
export const BookStockTakeBody = z.object({ reason: text(200) }).meta({ id: 'BookStockTakeBody' });
/** `counted`: null takes the count back. */
export const CountLineBody = z
  .object({ counted: WholeNumber.pipe(z.number().min(0).max(maxStock)).nullable() })
  .meta({ id: 'CountLineBody' });

export const StockTakesQuery = z.object({
  ...listQuery(stockTakeSorts),
  state: anyOf(stockTakeStates),
});

/** `code`: a SKU or a GTIN. */
export const StockTakeLinesQuery = z.object({
  ...listQuery(['position']),
  code: singleLine.max(60).optional(),
  filter: z.enum(lineFilters).default('all'),
});

/** `slug` or `query` is null. */
const ScopeView = z
  .object({
    kind: z.enum(['brand', 'category', 'filter']),
    slug: z.string().nullable(),
    query: z.string().nullable(),
  })
  .meta({ id: 'StockTakeScopeView' });

/** `closedAt` and `closedBy`: somebody booked or abandoned it. */
export const StockTakeView = z
  .object({
    _id: z.string(),
    scope: ScopeView,
    state: z.enum(stockTakeStates),
    variants: z.number().int(),
    reason: z.string().nullable(),
    openedAt: z.string(),
    openedBy: z.string().nullable(),
    closedAt: z.string().nullable(),
    closedBy: z.string().nullable(),
  })
  .meta({ id: 'StockTakeView' });
export type StockTakeView = z.infer<typeof StockTakeView>;
export const StockTakesResponse = pageResponseOf(StockTakeView).meta({ id: 'StockTakesResponse' });

/** Values are at the price without reductions. `booked` counts the lines with an outcome, `refused` those of them that stay as they are. */
const FiguresView = z
  .object({
    counted: z.number().int(),
    different: z.number().int(),
    missingPieces: z.number().int(),
    missingValue: z.number(),
    surplusPieces: z.number().int(),
    surplusValue: z.number(),
    booked: z.number().int(),
    refused: z.number().int(),
  })
  .meta({ id: 'StockTakeFiguresView' });
export type FiguresView = z.infer<typeof FiguresView>;
export const StockTakeResponse = responseOf(StockTakeView.extend({ figures: FiguresView })).meta({
  id: 'StockTakeResponse',
});

export const OpenedStockTakeResponse = responseOf(z.object({ _id: z.string() })).meta({
  id: 'OpenedStockTakeResponse',
});
export const StockTakePreviewResponse = responseOf(
  z.object({ products: z.number().int(), variants: z.number().int() }),
).meta({ id: 'StockTakePreviewResponse' });

/** `expected`: what was to be on the shelf when it was counted. `problem` says why its difference was not booked, or will not be. */
export const StockTakeLineView = z
  .object({
    variantId: z.string(),
    productId: z.string(),
    position: z.number().int(),
    title: z.string(),
    size: z.string().nullable(),
    colour: z.string().nullable(),
    sku: z.string().nullable(),
    gtin: z.string().nullable(),
    counted: z.number().int().nullable(),
    expected: z.number().int().nullable(),
    countedAt: z.string().nullable(),
    countedBy: z.string().nullable(),
    isBooked: z.boolean(),
    problem: z.string().nullable(),
  })
  .meta({ id: 'StockTakeLineView' });
export type StockTakeLineView = z.infer<typeof StockTakeLineView>;
export const StockTakeLinesResponse = pageResponseOf(StockTakeLineView).meta({
  id: 'StockTakeLinesResponse',
});

/** `expected` is the sum of the other three. `earlier`: the count that this one replaces. */
export const LineCountedResponse = responseOf(
  z.object({
    expected: z.number().int(),
    free: z.number().int(),
    held: z.number().int(),
    toSend: z.number().int(),
    earlier: z.object({ counted: z.number().int(), at: z.string(), by: z.string().nullable() }).nullable(),
  }),
).meta({ id: 'LineCountedResponse' });
export type LineCountedView = z.infer<typeof LineCountedResponse>['data'];
