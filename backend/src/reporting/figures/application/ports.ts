import type { UnitsSold } from '../../../inventory/stock-figures';
import type { SoldVariant } from '../../../ordering/order-figures';
import type { PageMeta, PageRequest } from '../../../shared/page';
import type { DailyFigures, Figures } from '../domain/daily-figures';
import type { DayRange } from '../domain/report-range';
import type { Day } from '../../../shared/time/shop-days';
import type { FirstVariants } from './first-variants';

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
  /** Replaces what was kept of the day. @param details without shoppers, those that were kept stay */
  abstract save(
    day: Day,
    figures: Figures,
    details: { sold: SoldVariant[]; shoppers: DaysShopper[] | undefined },
  ): Promise<void>;
  /** The figures by day; days that were never computed are left out. */
  abstract figuresIn(range: DayRange): Promise<DailyFigures[]>;
  /** Ranks variants by units or by money. */
  abstract bestSellers(range: DayRange, by: 'units' | 'cents', limit: number): Promise<BestSeller[]>;
  abstract unitsSold(range: DayRange): Promise<UnitsSold[]>;
  /** Days that were never computed, or without their money; the latest first. */
  abstract missingIn(range: DayRange, limit: number): Promise<Day[]>;
}

/** Who put something into their cart, placed an order or paid on a day. */
export interface DaysShopper {
  shopperId: string;
  hasPaid: boolean;
}

export interface ListedShopper extends DaysShopper {
  day: Day;
}

export interface ShopperList extends DayRange {
  /** Undefined means that it does not matter whether they paid. */
  hasPaid: boolean | undefined;
  sort: ShopperSort;
}

export const shopperSorts = ['newest', 'oldest'] as const;

export type ShopperSort = (typeof shopperSorts)[number];

/** The shoppers that the conversion counts, one a day. */
export abstract class DailyShoppers {
  /** @throws MalformedCursor */
  abstract page(list: ShopperList, request: PageRequest): Promise<{ rows: ListedShopper[]; meta: PageMeta }>;
  abstract batches(list: ShopperList): AsyncGenerator<ListedShopper[]>;
  /** Those of days before the time, in UTC. @returns how many, at most the limit */
  abstract deleteBefore(time: Date, limit: number): Promise<number>;
}

/** The sales of a range of days; variants are ranked by their own. */
export interface SalesRankings {
  byUnits: BestSeller[];
  byMoney: BestSeller[];
  soldOut: UnitsSold[];
}

/** The rankings of a range that ends today. */
export interface Rankings extends SalesRankings {
  lowStock: UnitsSold[];
}

/** The dashboard shows these first places. */
export interface FirstRankings {
  byUnits: BestSeller[];
  byMoney: BestSeller[];
  soldOut: FirstVariants;
  lowStock: FirstVariants;
}

/** Rankings that were computed before somebody looks. */
export abstract class RankingsStore {
  /** Nobody else saves rankings until the caller's transaction ends. */
  abstract lock(): Promise<void>;
  abstract find(range: DayRange): Promise<FirstRankings | undefined>;
  /** The list is not cut. */
  abstract variants(range: DayRange, ranking: 'soldOut' | 'lowStock'): Promise<UnitsSold[] | undefined>;
  abstract save(range: DayRange, rankings: Rankings): Promise<void>;
  /** Those of ranges that end before the day. */
  abstract forgetBefore(day: Day): Promise<void>;
}
