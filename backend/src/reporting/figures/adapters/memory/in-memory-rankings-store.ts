import type { UnitsSold } from '../../../../inventory/stock-figures';
import { firstOf } from '../../application/first-variants';
import { type FirstRankings, RankingsStore, type Rankings } from '../../application/ports';
import type { DayRange } from '../../domain/report-range';
import type { Day } from '../../../../shared/time/shop-days';

export class InMemoryRankingsStore extends RankingsStore {
  private readonly byRange = new Map<string, Rankings>();

  async lock(): Promise<void> {}

  async find(range: DayRange): Promise<FirstRankings | undefined> {
    const rankings = this.byRange.get(keyOf(range));
    return (
      rankings && { ...rankings, soldOut: firstOf(rankings.soldOut), lowStock: firstOf(rankings.lowStock) }
    );
  }

  async variants(range: DayRange, ranking: 'soldOut' | 'lowStock'): Promise<UnitsSold[] | undefined> {
    return this.byRange.get(keyOf(range))?.[ranking];
  }

  async save(range: DayRange, rankings: Rankings): Promise<void> {
    this.byRange.set(keyOf(range), rankings);
  }

  async forgetBefore(day: Day): Promise<void> {
    for (const key of this.byRange.keys()) if (key.slice(0, day.length) < day) this.byRange.delete(key);
  }
}

const keyOf = ({ from, to }: DayRange): string => `${to} ${from}`;
