import { z } from 'zod';
import { Day } from '../../../../platform/http/list';
import { responseOf } from '../../../../platform/http/wire';
import { rangeNames } from '../../domain/report-range';

/** `from` and `to`, both included, belong to the range `custom`. */
export const DashboardQuery = z.object({
  range: z.enum(rangeNames).default('30d'),
  from: Day.optional(),
  to: Day.optional(),
});

/** Its days, both included, and the moments from `start` to before `end`. */
const DayRangeView = z.object({ from: z.string(), to: z.string(), start: z.string(), end: z.string() });

/** Money in dollars; `conversion` from 0 to 1. */
const FiguresView = z.object({
  revenue: z.number(),
  orders: z.number().int(),
  averageOrder: z.number().nullable(),
  units: z.number().int(),
  refunds: z.number().int(),
  refunded: z.number(),
  /** The share of the shoppers with a cart who paid; a shopper counts once on each day. */
  conversion: z.number().nullable(),
  shoppers: z.number().int(),
  buyers: z.number().int(),
});

const BestSellerView = z.object({
  productId: z.string(),
  title: z.string(),
  units: z.number().int(),
  revenue: z.number(),
});

export const StockLevelView = z.object({
  productId: z.string(),
  variantId: z.string(),
  title: z.string(),
  size: z.string().nullable(),
  colour: z.string().nullable(),
  stock: z.number().int(),
  /** Units sold in the range, of low stock in the last 30 days. */
  sold: z.number().int(),
});
export const LowStockView = StockLevelView.extend({ daysLeft: z.number().int() });

/** Counts stop at 1,000. */
const CountView = z.object({ count: z.number().int(), isExact: z.boolean() });

export const DashboardView = z
  .object({
    timeZone: z.string(),
    range: DayRangeView,
    before: DayRangeView,
    /** Today is compared with yesterday until this time of the shop's clocks; null: whole days are compared. */
    comparedUntil: z.string().nullable(),
    figures: z.object({ now: FiguresView, before: FiguresView }),
    days: z.array(
      z.object({
        day: z.string(),
        start: z.string(),
        end: z.string(),
        revenue: z.number(),
        orders: z.number().int(),
      }),
    ),
    bestSellers: z.object({ byUnits: z.array(BestSellerView), byMoney: z.array(BestSellerView) }),
    soldOut: z.object({ total: z.number().int(), levels: z.array(StockLevelView) }),
    lowStock: z.object({ total: z.number().int(), levels: z.array(LowStockView) }),
    toDo: z.object({
      ordersToSend: CountView,
      ordersOnHold: CountView,
      paymentsUnderReview: CountView,
      failedJobs: CountView,
    }),
  })
  .meta({ id: 'DashboardView' });
export type DashboardView = z.infer<typeof DashboardView>;
export const DashboardResponse = responseOf(DashboardView).meta({ id: 'DashboardAnswer' });
