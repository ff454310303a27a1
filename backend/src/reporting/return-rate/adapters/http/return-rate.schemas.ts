import { z } from 'zod';
import { returnGroups } from '../../../../ordering/return-figures';
import { Day } from '../../../../platform/http/list';
import { Id, responseOf } from '../../../../platform/http/wire';
import { periods } from '../../../finance/domain/finance-range';

/** `from` and `to`, both included, belong to the period `custom`. `product`: only the pieces of this product. */
export const ReturnRateQuery = z.object({
  period: z.enum(periods).default('this-month'),
  from: Day.optional(),
  to: Day.optional(),
  by: z.enum(returnGroups).default('product'),
  product: Id.optional(),
});

const figures = { sent: z.number().int(), returned: z.number().int(), rate: z.number().nullable() };

/** `rate`: percents with one decimal; null where nothing was sent. */
const ReturnRateRowView = z
  .object({ key: z.string().nullable(), title: z.string().nullable(), ...figures })
  .meta({ id: 'ReturnRateRowView' });

/** `rows`: the most returned first, 100 at most, of so many as `count` says; the export has all. */
export const ReturnRateView = z
  .object({
    timeZone: z.string(),
    from: z.string(),
    to: z.string(),
    by: z.enum(returnGroups),
    total: z.object(figures),
    count: z.number().int(),
    rows: z.array(ReturnRateRowView),
  })
  .meta({ id: 'ReturnRateView' });

export const ReturnRateResponse = responseOf(ReturnRateView).meta({ id: 'ReturnRateAnswer' });
