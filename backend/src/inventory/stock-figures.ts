import type { PageMeta, PageRequest } from '../shared/page';

export interface UnitsSold {
  variantId: string;
  units: number;
}

/** A variant on sale, with its stock and what was sold of it. */
export interface StockLevel extends UnitsSold {
  productId: string;
  title: string;
  size: string | null;
  colour: string | null;
  stock: number;
}

export interface StockLevels {
  /** The first `limit` of them. */
  levels: StockLevel[];
  total: number;
}

/** Stock ends within `daysLeft` more days at the pace of its `units` in `days` days. */
export interface Pace {
  days: number;
  daysLeft: number;
}

/** The variants that were sold and are without stock, or have stock that ends soon. */
export interface Shortages {
  sold: UnitsSold[];
  /** The best-selling or the soonest-ending variant comes first. */
  shortage: 'soldOut' | Pace;
}

export interface ShortageList extends Shortages {
  /** Each is in the product's title. */
  words: string[];
}

/** How the stock of variants on sale compares with what was sold of them. */
export abstract class StockFigures {
  /** @param limit undefined: all */
  abstract short(shortages: Shortages, limit?: number): Promise<StockLevels>;
  /** @throws MalformedCursor */
  abstract page(list: ShortageList, request: PageRequest): Promise<{ rows: StockLevel[]; meta: PageMeta }>;
  abstract batches(list: ShortageList): AsyncGenerator<StockLevel[]>;
}
