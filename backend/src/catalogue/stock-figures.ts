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

/** How the stock of variants on sale compares with what was sold of them. */
export abstract class StockFigures {
  /** Without stock now; what sold most comes first. */
  abstract soldOut(sold: UnitsSold[], limit: number): Promise<StockLevels>;
  /** With stock for at most `daysLeft` more days at the pace of `units` in `days` days; what ends first comes first. */
  abstract runningLow(
    sold: UnitsSold[],
    pace: { days: number; daysLeft: number },
    limit: number,
  ): Promise<StockLevels>;
}
