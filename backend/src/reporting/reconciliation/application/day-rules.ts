import type { OrderFigures, Sales } from '../../../ordering/order-figures';
import type { MovedMoney, PaymentLedger } from '../../../payments/payment-ledger';
import type { Clock } from '../../../shared/time/clock';
import { writtenCents } from '../../../shared/currency/written-amount';
import { addDays, type Day, type ShopDays } from '../../../shared/time/shop-days';
import type { DailyRollups } from '../../figures/application/ports';
import type { RecomputeDay } from '../../figures/application/recompute-day';
import type { DailyFigures } from '../../figures/domain/daily-figures';
import { aboutDay, type Discrepancy } from '../domain/discrepancy';
import type { ReconciliationRule, CheckedBatch } from './reconciliation-rule';

/** Each day takes a read of its orders. */
const daysAtOnce = 10;
const nothingLeft: CheckedBatch = { checked: 0, unknown: 0, discrepancies: [], lastId: undefined };

interface Sources {
  rollups: DailyRollups;
  orders: OrderFigures;
  ledger: PaymentLedger;
  recomputeDay: RecomputeDay;
  days: ShopDays;
  clock: Clock;
}

/**
 * The figures of each day are the sums of its orders, captures and refunds; a day with wrong ones is reported and computed again. Today's and
 * yesterday's are computed every ten minutes anyway.
 */
export const daysAgainstOrders = ({
  rollups,
  orders,
  ledger,
  recomputeDay,
  days,
  clock,
}: Sources): ReconciliationRule => ({
  name: 'days-orders',
  checkAfter: async (last) => {
    const first = await orders.firstOrderAt();
    if (!first) return nothingLeft;
    const firstDay = days.dayOf(first);
    const from = last < firstDay ? firstDay : addDays(last, 1);
    const to = earlier(addDays(from, daysAtOnce - 1), addDays(days.dayOf(clock.now()), -2));
    if (from > to) return nothingLeft;
    const kept = await rollups.figuresIn({ from, to });
    const discrepancies: Discrepancy[] = [];
    for (const figures of kept) {
      const { day } = figures;
      const period = days.periodOf(day);
      const problem = problemOf(figures, await orders.salesIn(period), await ledger.movedIn(period));
      if (problem === undefined) continue;
      discrepancies.push(aboutDay(day, problem));
      await recomputeDay.execute({ day });
    }
    return { checked: kept.length, unknown: 0, discrepancies, lastId: to };
  },
});

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);
function problemOf(kept: DailyFigures, sales: Sales, money: MovedMoney): string | undefined {
  const units = sales.sold.reduce((sum, one) => sum + one.units, 0);
  const counts = { orders: sales.orders, units, refunds: sales.refunds };
  for (const [name, count] of Object.entries(counts)) {
    const own = kept[name as keyof typeof counts];
    if (own !== count) return `has ${own} ${name}, and there were ${count}`;
  }
  const amounts: [kept: number, added: number, problem: (kept: string, added: string) => string][] = [
    [
      kept.revenueCents,
      sales.revenueCents,
      (own, sum) => `has a revenue of ${own}, and its orders add up to ${sum}`,
    ],
    [
      kept.refundedCents,
      sales.refundedCents,
      (own, sum) => `has ${own} refunded, and its refunds add up to ${sum}`,
    ],
    [
      kept.grossCents,
      money.grossCents,
      (own, sum) => `has ${own} captured, and its captures add up to ${sum}`,
    ],
    [
      kept.givenCents,
      money.givenCents,
      (own, sum) => `has ${own} given back, and the refunds at the provider add up to ${sum}`,
    ],
    [
      kept.deliveryCents,
      sales.deliveryCents,
      (own, sum) => `has ${own} for deliveries, and its orders add up to ${sum}`,
    ],
  ];
  const wrong = amounts.find(([own, sum]) => own !== sum);
  return wrong?.[2](writtenCents(wrong[0]), writtenCents(wrong[1]));
}
