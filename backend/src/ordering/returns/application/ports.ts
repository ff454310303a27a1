import type { PageMeta, PageRequest } from '../../../shared/page';
import { type ShownReturn, ShownReturns } from '../../shown-returns';
import type { Return } from '../domain/return';
import type { ReturnKind } from '../domain/return-state';

/** The returns of an order change while the order is locked. */
export abstract class ReturnRepository {
  abstract find(id: string): Promise<Return | undefined>;
  /** The first declared comes first. */
  abstract ofOrder(orderId: string): Promise<Return[]>;
  /** The number of a return that this transaction adds; numbers may have gaps. */
  abstract nextNumber(): Promise<number>;
  /** Adds it under the current actor. */
  abstract add(returned: Return): Promise<void>;
  /** The return was added before. Its pieces may have been judged, and others added. */
  abstract save(returned: Return): Promise<void>;
}

/**
 * - `waiting`: declared or posted
 * - `arrived`: to be judged
 * - `judged`: to be settled
 * - `settled`: done
 * - `ended`: cancelled or lapsed
 * - `late`: the money was due by law, and has not gone back
 */
export const returnTabs = ['waiting', 'arrived', 'judged', 'settled', 'ended', 'late'] as const;
export type ReturnTab = (typeof returnTabs)[number];

/** The first is the usual one. */
export const returnSorts = ['oldest', 'newest'] as const;
export type ReturnSort = (typeof returnSorts)[number];

/** A return is listed if it passes every condition; an empty list and undefined are no conditions. */
export interface ReturnList {
  /** In lower case; each must occur in the number, the code, the order's number, the shopper's name or the carrier's number. */
  words: string[];
  tab: ReturnTab | undefined;
  kinds: ReturnKind[];
  orderId: string | undefined;
  /** A return that was declared before this moment is late. */
  lateBefore: Date;
  sort: ReturnSort;
}

export abstract class ReturnQueries extends ShownReturns {
  abstract ofOrder(orderId: string): Promise<ShownReturn[]>;
  /** @param typed a number or a code */
  abstract idOf(typed: string): Promise<string | undefined>;
  /** @throws MalformedCursor */
  abstract page(list: ReturnList, page: PageRequest): Promise<{ returns: ShownReturn[]; meta: PageMeta }>;
  /** Counted up to 1,000 each. */
  abstract counts(lateBefore: Date): Promise<Record<ReturnTab, number>>;
}
