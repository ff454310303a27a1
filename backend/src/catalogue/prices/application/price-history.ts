import type { PageMeta, PageRequest } from '../../../shared/page';

/** The first is the usual one. */
export const priceHistorySorts = ['newest', 'oldest'] as const;

/** The price changes of one variant. */
export interface PriceChangeList {
  variantId: string;
  sort: (typeof priceHistorySorts)[number];
}

/** The prices that came into force. */
export interface PriceChange {
  id: string;
  at: Date;
  priceCents: number;
  /** 0: not on sale. */
  salePriceCents: number;
  /** The actor, written as `nameOfActor` returns it. */
  actor: string;
  actorName: string | null;
  /** The sale that started or ended; null: it was none. */
  saleId: string | null;
  saleName: string | null;
}

/** The read side of the history of prices. */
export abstract class PriceHistory {
  /** @throws MalformedCursor */
  abstract page(
    list: PriceChangeList,
    page: PageRequest,
  ): Promise<{ changes: PriceChange[]; meta: PageMeta }>;
}
