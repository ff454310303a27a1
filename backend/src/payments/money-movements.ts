import type { PageMeta, PageRequest } from '../shared/page';
import type { Period } from '../shared/time/period';

/**
 * - `captured`: the provider took what was due
 * - `mispaid`: it took another amount than was due, which goes back
 * - `refunded`: it gave money back that the shop asked for
 * - `refunded-elsewhere`: it gave money back without the shop
 */
export const movementKinds = ['captured', 'mispaid', 'refunded', 'refunded-elsewhere'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Money that came or went at the provider: the ledger's sums are made of these. */
export interface MoneyMovement {
  id: string;
  kind: MovementKind;
  orderId: string;
  /** Below zero when it went back. */
  cents: number;
  /** The provider's id of the capture or the refund. */
  reference: string | null;
  at: Date;
}

export const movementSorts = ['newest', 'oldest'] as const;

export interface MovementList {
  period: Period;
  /** An empty list means all. */
  kinds: MovementKind[];
  sort: (typeof movementSorts)[number];
}

export abstract class MoneyMovements {
  abstract page(list: MovementList, page: PageRequest): Promise<{ rows: MoneyMovement[]; meta: PageMeta }>;
  abstract batches(list: MovementList): AsyncGenerator<MoneyMovement[]>;
}
