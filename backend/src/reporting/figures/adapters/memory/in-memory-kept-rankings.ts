import type { UnitsSold } from '../../../../inventory/stock-figures';
import { firstOf } from '../../application/first-variants';
import { type FirstRankings, KeptRankings, type Rankings } from '../../application/ports';
import type { DayRange } from '../../domain/report-range';
import type { Day } from '../../../../shared/time/shop-days';

export class InMemoryKeptRankings extends KeptRankings {
  private readonly kept = new Map<string, Rankings>();

  async lock(): Promise<void> {}

  async find(range: DayRange): Promise<FirstRankings | undefined> {
    const kept = this.kept.get(keyOf(range));
    return kept && { ...kept, soldOut: firstOf(kept.soldOut), lowStock: firstOf(kept.lowStock) };
  }

  async variants(range: DayRange, ranking: 'soldOut' | 'lowStock'): Promise<UnitsSold[] | undefined> {
    return this.kept.get(keyOf(range))?.[ranking];
  }

  async save(range: DayRange, rankings: Rankings): Promise<void> {
    this.kept.set(keyOf(range), rankings);
  }

  async forgetBefore(day: Day): Promise<void> {
    for (const key of this.kept.keys()) if (key.slice(0, day.length) < day) this.kept.delete(key);
  }
}

const keyOf = ({ from, to }: DayRange): string => `${to} ${from}`;
