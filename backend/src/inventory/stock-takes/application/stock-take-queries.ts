import type { PageMeta, PageRequest } from '../../../shared/page';
import type { LineOutcome } from '../domain/counted-line';
import type { StockTakeState, StockTakeStateName } from '../domain/stock-take';

/** The first is the usual one. */
export const stockTakeSorts = ['newest', 'oldest'] as const;

export interface StockTakeList {
  /** The stock-take has one of these; none is no condition. */
  states: StockTakeStateName[];
  sort: (typeof stockTakeSorts)[number];
}

export const lineFilters = ['all', 'uncounted', 'different', 'refused'] as const;

export interface LineList {
  stockTakeId: string;
  /** In lower case; each must occur in the title or in the SKU. */
  words: string[];
  /** The SKU or GTIN of the line; undefined is no condition. */
  code: string | undefined;
  filter: (typeof lineFilters)[number];
}

/** A line as a file of counts names it. */
export type LineInFile = Omit<FoundLine, 'position' | 'expected' | 'outcome'>;

export interface FoundLine {
  variantId: string;
  productId: string;
  position: number;
  title: string;
  size: string | null;
  colour: string | null;
  sku: string | null;
  gtin: string | null;
  /** Null means that nobody has counted it. */
  counted: number | null;
  expected: number | null;
  countedAt: Date | null;
  countedByName: string | null;
  /** Null means that it is not booked. */
  outcome: LineOutcome | null;
  /** It is counted and not booked, and its stock was corrected since: its difference will not be booked. */
  isOutdated: boolean;
}

/** The cents are at the price without reductions. */
export interface StockTakeFigures {
  counted: number;
  different: number;
  missingPieces: number;
  missingCents: number;
  surplusPieces: number;
  surplusCents: number;
  /** The lines that have an outcome. */
  booked: number;
  refused: number;
}

export abstract class StockTakeQueries {
  /** @throws MalformedCursor */
  abstract page(
    list: StockTakeList,
    page: PageRequest,
  ): Promise<{ stockTakes: StockTakeState[]; meta: PageMeta }>;
  abstract find(id: string): Promise<StockTakeState | undefined>;
  abstract figuresOf(id: string): Promise<StockTakeFigures>;
  /** In the order of their positions. @throws MalformedCursor */
  abstract lines(list: LineList, page: PageRequest): Promise<{ lines: FoundLine[]; meta: PageMeta }>;
  /** All lines of the list, in batches, each by a statement of its own. */
  abstract batches(list: LineList): AsyncGenerator<FoundLine[]>;
  /** All lines of the stock-take, in one statement. */
  abstract linesInFile(stockTakeId: string): Promise<LineInFile[]>;
}
