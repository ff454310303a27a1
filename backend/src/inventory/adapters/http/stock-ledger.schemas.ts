import { z } from 'zod';
import { anyOf, dayOrTime, listQuery, pageResponseOf } from '../../../platform/http/list';
import { Id } from '../../../platform/http/wire';
import { ledgerSorts } from '../../application/stock-ledger';
import { type StockCause, stockCauses } from '../../stock-movement';

const firstCauses = ['initial', 'corrected', 'reserved', 'sold', 'returned', 'lost'] as const;

/** Shows a cause as one of those that 1.0.0 had. */
export function firstCauseOf(cause: StockCause): (typeof firstCauses)[number] {
  if (cause === 'restocked') return 'returned';
  return cause === 'written-off' || cause === 'sold-elsewhere' ? 'corrected' : cause;
}

/** `q` names orders by their numbers. `from` and `to` are days of the shop, both included, or times. */
export const StockLedgerQuery = z.object({
  ...listQuery(ledgerSorts),
  variant: Id,
  cause: anyOf(stockCauses),
  from: dayOrTime,
  to: dayOrTime,
});

export const StockMovementView = z
  .object({
    _id: z.string(),
    at: z.string(),
    /** Remotes of 1.0.0 know no others; `kind` says it exactly. */
    cause: z.enum(firstCauses).meta({ deprecated: true }),
    kind: z.enum(stockCauses),
    change: z.number().int(),
    /** After the movement: the sum of all movements until then. */
    stock: z.number().int(),
    orderId: z.string().nullable(),
    orderNumber: z.string().nullable(),
    by: z.object({ kind: z.enum(['admin', 'shopper', 'shop']), name: z.string().nullable() }),
    /** The reason of a stock-take. */
    note: z.string().nullish(),
  })
  .meta({ id: 'StockMovementView' });
export const StockMovementsResponse = pageResponseOf(StockMovementView).meta({ id: 'StockMovementsAnswer' });
export type StockMovementView = z.infer<typeof StockMovementView>;
