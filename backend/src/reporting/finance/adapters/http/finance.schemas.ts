import { z } from 'zod';
import { Day } from '../../../../platform/http/list';
import { responseOf } from '../../../../platform/http/wire';
import { periods, steps } from '../../domain/finance-range';

/** `from` and `to`, both included, belong to the period `custom`. Without `by`, a long report is by month. */
export const FinanceQuery = z.object({
  period: z.enum(periods).default('this-month'),
  from: Day.optional(),
  to: Day.optional(),
  by: z.enum(steps).optional(),
});

/**
 * Days of the shop, both included, and the moments from `start` to before `end`, with their money. `refunds` count on the day on which they were
 * given; `delivery` is included in `gross`.
 */
const FinanceFiguresView = z
  .object({
    from: z.string(),
    to: z.string(),
    start: z.string(),
    end: z.string(),
    gross: z.number(),
    refunds: z.number(),
    net: z.number(),
    delivery: z.number(),
    orders: z.number().int(),
    pieces: z.number().int(),
    averageOrder: z.number().nullable(),
  })
  .meta({ id: 'FinanceFiguresView' });
export type FinanceFiguresView = z.infer<typeof FinanceFiguresView>;

export const FinanceReportView = z
  .object({
    timeZone: z.string(),
    by: z.enum(steps),
    total: FinanceFiguresView,
    rows: z.array(FinanceFiguresView),
    /** How many days are not added up yet. */
    pendingDays: z.number().int(),
  })
  .meta({ id: 'FinanceReportView' });
export type FinanceReportView = z.infer<typeof FinanceReportView>;
export const FinanceReportResponse = responseOf(FinanceReportView).meta({ id: 'FinanceReportAnswer' });
