import type { PageMeta, PageRequest } from '../../../shared/page';
import type { SaleState, SaleStateName } from '../domain/sale';

/** The first is the usual one. */
export const saleSorts = ['newest', 'oldest'] as const;

export interface SaleList {
  /** In lower case; each must occur in the name. */
  words: string[];
  /** The sale has one of these; none is no condition. */
  states: SaleStateName[];
  /** Sales are sorted by their start. */
  sort: (typeof saleSorts)[number];
}

export interface FoundSale extends SaleState {
  /** The title or name of what it reduces; null where that is gone, or where products were chosen one by one. */
  targetName: string | null;
  /** How many variants still have prices of it. */
  variantsInForce: number;
}

export interface NamedSale {
  id: string;
  name: string;
  startsAt: Date;
  endsAt: Date;
}

/** A variant that shoppers can buy, as it is now. */
export interface SaleCandidate {
  productId: string;
  title: string;
  variantId: string;
  size: string | null;
  colour: string | null;
  priceCents: number;
  salePriceCents: number;
  /** The name of the sale that it takes part in. */
  saleName: string | null;
}

export abstract class SaleQueries {
  /** @throws MalformedCursor */
  abstract page(list: SaleList, page: PageRequest): Promise<{ sales: FoundSale[]; meta: PageMeta }>;
  abstract find(id: string): Promise<FoundSale | undefined>;
  /** The sales of this period that are planned or running, in the order of their starts, except this one. */
  abstract duringPeriod(startsAt: Date, endsAt: Date, exceptId: string | null): Promise<NamedSale[]>;
  /** The variants of these products, product by product. */
  abstract candidates(productIds: string[]): Promise<SaleCandidate[]>;
}
