import type { CountedLine, LineOutcome } from '../domain/counted-line';
import type { Signature, StockTake } from '../domain/stock-take';

export abstract class StockTakeRepository {
  /** Locks it until the transaction ends. */
  abstract findForChange(id: string): Promise<StockTake | undefined>;
  /** Several admins may count at once; nobody closes it meanwhile. */
  abstract findForCounting(id: string): Promise<StockTake | undefined>;
  /** Adds it with a line for each variant of these products that is on sale or in stock, sorted by SKU. */
  abstract add(stockTake: StockTake, productIds: string[]): Promise<void>;
  abstract save(stockTake: StockTake): Promise<void>;
  /** @returns how many lines a stock-take of these products would have */
  abstract countVariants(productIds: string[]): Promise<number>;
}

/** A count of a line, with the admin who counted. */
export interface LineCount {
  counted: number;
  expected: number;
  by: Signature;
}

/** A count of one of several lines. */
export interface CountOfLine {
  variantId: string;
  counted: number;
  expected: number;
}

export abstract class StockTakeLines {
  /** @returns whether there is such a line */
  abstract has(stockTakeId: string, variantId: string): Promise<boolean>;
  /** @returns the count that it replaces. The caller holds the lock of the variant's stock. */
  abstract count(
    stockTakeId: string,
    variantId: string,
    count: LineCount | null,
  ): Promise<LineCount | undefined>;
  /**
   * Leaves lines as they are that have the number already, unless their stock was corrected since. The caller holds the locks of the stock.
   * @returns how many lines it changed
   */
  abstract countAll(stockTakeId: string, counts: CountOfLine[], by: Signature): Promise<number>;
  abstract isAnyCounted(stockTakeId: string): Promise<boolean>;
  /** The counted lines that have no outcome yet, in the order of variants. */
  abstract nextToBook(stockTakeId: string, limit: number): Promise<CountedLine[]>;
  /** @returns those whose stock was set after they were counted. The caller holds the lock of their stock. */
  abstract correctedSince(stockTakeId: string, variantIds: string[]): Promise<Set<string>>;
  abstract record(stockTakeId: string, outcomes: ReadonlyMap<string, LineOutcome>): Promise<void>;
}
