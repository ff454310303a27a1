import { z } from 'zod';
import { listQuery, pageResponseOf } from '../../../../platform/http/list';
import { Id } from '../../../../platform/http/wire';
import { priceHistorySorts } from '../../application/price-history';

const { q: _, ...page } = listQuery(priceHistorySorts);

export const PriceHistoryQuery = z.object({ ...page, variant: Id });

/** The prices that came into force at a time. */
export const PriceChangeView = z
  .object({
    _id: z.string(),
    at: z.string(),
    price: z.number(),
    salePrice: z.number(),
    /** The sale that started or ended. */
    sale: z.object({ _id: z.string(), name: z.string() }).optional(),
    by: z.object({ kind: z.enum(['admin', 'shopper', 'shop']), name: z.string().nullable() }),
  })
  .meta({ id: 'PriceChangeView' });
export const PriceChangesResponse = pageResponseOf(PriceChangeView).meta({ id: 'PriceChangesAnswer' });
export type PriceChangeView = z.infer<typeof PriceChangeView>;
