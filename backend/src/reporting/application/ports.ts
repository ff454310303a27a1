import type { BoundedCount, SoldVariant } from '../../ordering/order-figures';
import type { UnitsSold } from '../../catalogue/stock-figures';
import type { DailyFigures, Figures } from '../domain/daily-figures';
import type { DayRange } from '../domain/report-range';
import type { Day } from '../../shared/shop-days';

export interface BestSeller {
  productId: string;
  title: string;
  units: number;
  cents: number;
}

/** The figures of each day, kept apart from the orders that they sum up. */
export abstract class DailyRollups {
  /** Nobody else computes the day until the caller's transaction ends. */
  abstract lock(day: Day): Promise<void>;
  /** Replaces what was kept of the day. */
  abstract save(day: Day, figures: Figures, sold: SoldVariant[]): Promise<void>;
  /** By day; days that were never computed are left out. */
  abstract figuresIn(range: DayRange): Promise<DailyFigures[]>;
  /** What sold best, by units or by money. */
  abstract bestSellers(range: DayRange, by: 'units' | 'cents', limit: number): Promise<BestSeller[]>;
  abstract unitsSold(range: DayRange): Promise<UnitsSold[]>;
  /** Days that were never computed, the latest first. */
  abstract missingIn(range: DayRange, limit: number): Promise<Day[]>;
}

/** Variants by what was sold of them; their stock is read when somebody looks. */
export interface RankedVariants {
  /** Those that came first. */
  first: UnitsSold[];
  total: number;
}

/** What was sold in a range of days. */
export interface SalesRankings {
  byUnits: BestSeller[];
  byMoney: BestSeller[];
  soldOut: RankedVariants;
}

/** Of a range that ends today. */
export interface Rankings extends SalesRankings {
  lowStock: RankedVariants;
}

/** Rankings that were computed before somebody looks. */
export abstract class KeptRankings {
  /** Nobody else saves rankings until the caller's transaction ends. */
  abstract lock(): Promise<void>;
  abstract find(range: DayRange): Promise<Rankings | undefined>;
  abstract save(range: DayRange, rankings: Rankings): Promise<void>;
  /** Those of ranges that end before the day. */
  abstract forgetBefore(day: Day): Promise<void>;
}

export interface FailedJob {
  id: string;
  name: string;
  /** The first words of what it said last. */
  error: string;
  failedAt: string;
}

export abstract class FailedJobs {
  /** How many jobs failed as often as they may. */
  abstract count(): Promise<BoundedCount>;
  abstract newest(limit: number): Promise<FailedJob[]>;
}
