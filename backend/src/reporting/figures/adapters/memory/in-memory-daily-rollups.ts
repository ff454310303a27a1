import type { UnitsSold } from '../../../../inventory/stock-figures';
import type { SoldVariant } from '../../../../ordering/order-figures';
import { type BestSeller, DailyRollups } from '../../application/ports';
import type { DailyFigures, Figures } from '../../domain/daily-figures';
import type { DayRange } from '../../domain/report-range';
import { type Day, daysBetween } from '../../../../shared/time/shop-days';

export class InMemoryDailyRollups extends DailyRollups {
  private readonly days = new Map<Day, { figures: DailyFigures; sold: SoldVariant[] }>();

  async lock(): Promise<void> {}

  async save(day: Day, figures: Figures, { sold }: { sold: SoldVariant[] }): Promise<void> {
    this.days.set(day, { figures: { day, ...figures }, sold });
  }

  async figuresIn(range: DayRange): Promise<DailyFigures[]> {
    return this.in(range).map(({ figures }) => figures);
  }

  async bestSellers(range: DayRange, by: 'units' | 'cents', limit: number): Promise<BestSeller[]> {
    const products = new Map<string, BestSeller>();
    for (const { productId, title, units, cents } of this.in(range).flatMap(({ sold }) => sold)) {
      const known = products.get(productId) ?? { units: 0, cents: 0 };
      products.set(productId, { productId, title, units: known.units + units, cents: known.cents + cents });
    }
    return [...products.values()].sort((one, other) => other[by] - one[by]).slice(0, limit);
  }

  async unitsSold(range: DayRange): Promise<UnitsSold[]> {
    const sums = new Map<string, number>();
    for (const { variantId, units } of this.in(range).flatMap(({ sold }) => sold)) {
      sums.set(variantId, (sums.get(variantId) ?? 0) + units);
    }
    return [...sums].map(([variantId, units]) => ({ variantId, units }));
  }

  async missingIn({ from, to }: DayRange, limit: number): Promise<Day[]> {
    const missing = daysBetween(from, to).filter((day) => !this.days.has(day));
    return missing.reverse().slice(0, limit);
  }

  private in({ from, to }: DayRange) {
    const days = [...this.days.entries()].filter(([day]) => day >= from && day <= to);
    return days.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, kept]) => kept);
  }
}
