import type { OrderFigures, Sales } from '../../../ordering/order-figures';
import type { Clock } from '../../../shared/time/clock';
import { Money } from '../../../shared/money';
import { addDays, type Day, type ShopDays } from '../../../shared/time/shop-days';
import type { DailyRollups } from '../../figures/application/ports';
import type { DailyFigures } from '../../figures/domain/daily-figures';
import { aboutDay, type Discrepancy } from '../domain/discrepancy';
import type { ReconciliationRule, CheckedBatch } from './reconciliation-rule';

/** Each day takes a read of its orders. */
const daysAtOnce = 10;
const nothingLeft: CheckedBatch = { checked: 0, unknown: 0, discrepancies: [], lastId: undefined };

interface Sources {
  rollups: DailyRollups;
  orders: OrderFigures;
  days: ShopDays;
  clock: Clock;
}

/** The figures of each day are the sums of its orders and refunds. Today's and yesterday's are computed every ten minutes anyway. */
export const daysAgainstOrders = ({ rollups, orders, days, clock }: Sources): ReconciliationRule => ({
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
      const problem = problemOf(figures, await orders.salesIn(days.periodOf(figures.day)));
      if (problem !== undefined) discrepancies.push(aboutDay(figures.day, problem));
    }
    return { checked: kept.length, unknown: 0, discrepancies, lastId: to };
  },
});

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);
const dollars = (cents: number): string => `$${Money.ofCents(cents).toString()}`;

function problemOf(kept: DailyFigures, sales: Sales): string | undefined {
  const units = sales.sold.reduce((sum, one) => sum + one.units, 0);
  const counts = { orders: sales.orders, units, refunds: sales.refunds };
  for (const [name, count] of Object.entries(counts)) {
    const own = kept[name as keyof typeof counts];
    if (own !== count) return `has ${own} ${name}, and there were ${count}`;
  }
  if (kept.revenueCents !== sales.revenueCents)
    return `has a revenue of ${dollars(kept.revenueCents)}, and its orders add up to ${dollars(sales.revenueCents)}`;
  if (kept.refundedCents !== sales.refundedCents)
    return `has ${dollars(kept.refundedCents)} refunded, and its refunds add up to ${dollars(sales.refundedCents)}`;
  return undefined;
}
