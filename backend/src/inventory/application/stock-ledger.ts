import type { PageMeta, PageRequest } from '../../shared/page';
import type { StockCause } from '../stock-movement';

/** The first is the usual one. */
export const ledgerSorts = ['newest', 'oldest'] as const;

/** The movements of one variant. */
export interface LedgerList {
  variantId: string;
  /** One of these; none: all. */
  causes: StockCause[];
  /** The movements are of one of these orders; undefined: of any order, and of none. */
  orderIds: string[] | undefined;
  from: Date | undefined;
  /** This moment itself is excluded. */
  to: Date | undefined;
  sort: (typeof ledgerSorts)[number];
}

export interface LedgerEntry {
  id: string;
  at: Date;
  cause: StockCause;
  change: number;
  /** After the movement: the sum of all movements until then. */
  stock: number;
  /** The actor, written as `nameOfActor` returns it. */
  actor: string;
  actorName: string | null;
  orderId: string | null;
  /** The reason of a stock-take; null for all other movements. */
  note: string | null;
}

/** The read side of the stock's movements. */
export abstract class StockLedger {
  /** @throws MalformedCursor */
  abstract page(list: LedgerList, page: PageRequest): Promise<{ entries: LedgerEntry[]; meta: PageMeta }>;
  abstract batches(list: LedgerList): AsyncGenerator<LedgerEntry[]>;
}
