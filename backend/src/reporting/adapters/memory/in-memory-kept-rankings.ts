import { KeptRankings, type Rankings } from '../../application/ports';
import type { DayRange } from '../../domain/report-range';
import type { Day } from '../../../shared/shop-days';

export class InMemoryKeptRankings extends KeptRankings {
  private readonly kept = new Map<string, Rankings>();

  async lock(): Promise<void> {}

  async find(range: DayRange): Promise<Rankings | undefined> {
    return this.kept.get(keyOf(range));
  }

  async save(range: DayRange, rankings: Rankings): Promise<void> {
    this.kept.set(keyOf(range), rankings);
  }

  async forgetBefore(day: Day): Promise<void> {
    for (const key of this.kept.keys()) if (key.slice(0, day.length) < day) this.kept.delete(key);
  }
}

const keyOf = ({ from, to }: DayRange): string => `${to} ${from}`;
