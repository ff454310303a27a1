import type { Period } from '../shared/time/period';

/** A row of the report is of one of these. */
export const returnGroups = ['product', 'size', 'reason'] as const;
export type ReturnGroup = (typeof returnGroups)[number];

export interface SentAndReturned {
  /** The id of a product, a size or a reason; null: without a size, or without a reason. */
  key: string | null;
  /** The product's title as it was last sent; the key of the others. */
  title: string | null;
  /** Pieces in parcels that were sent in the period and not lost; of all reasons together. */
  sent: number;
  /** This number of them came back since, and was judged sellable or damaged. */
  returned: number;
}

/** Begins with the parcels of the period, by an index. */
export abstract class ReturnFigures {
  /** @param productId only of this product. @returns the most returned first */
  abstract of(period: Period, by: ReturnGroup, productId?: string): Promise<SentAndReturned[]>;
}
