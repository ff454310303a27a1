import type { Visitor } from '../domain/visitor';

export abstract class VisitorRepository {
  abstract add(visitor: Visitor): Promise<void>;
  abstract findByToken(tokenHash: string): Promise<Visitor | undefined>;
  /** Nobody merges this visitor until the transaction ends. @returns false for one who is unknown or merged */
  abstract lockUnmerged(id: string): Promise<boolean>;
  /** Nobody merges this visitor until the transaction ends. @returns the user into whose cart the visitor's went */
  abstract lockMergedInto(id: string): Promise<string | undefined>;
  /** The ids of those whose carts went into this user's. */
  abstract mergedInto(userId: string): Promise<string[]>;
  abstract extend(visitor: Visitor): Promise<void>;
  /**
   * Only the first of several calls for one visitor finds it.
   * @returns the visitor's id; undefined for one that is unknown, expired or merged already
   */
  abstract merge(tokenHash: string, userId: string, now: Date): Promise<string | undefined>;
  /** @returns the ids of those that it deleted, at most the limit */
  abstract deleteExpired(before: Date, limit: number): Promise<string[]>;
}
