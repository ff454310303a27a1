import type { WaitlistEntry } from '../domain/waitlist-entry';

export abstract class WaitlistRepository {
  /** @returns false, with nothing added, if the entry is there, or if the same person waits for the variant already */
  abstract add(entry: WaitlistEntry): Promise<boolean>;
  abstract find(id: string): Promise<WaitlistEntry | undefined>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<WaitlistEntry | undefined>;
  /** The entry whose newest link's token has this hash. It is locked until the transaction ends. */
  abstract findByTokenForChange(tokenHash: string): Promise<WaitlistEntry | undefined>;
  abstract save(entry: WaitlistEntry): Promise<void>;
  abstract delete(id: string): Promise<void>;
  /** The variants that this shopper waits for. */
  abstract variantsOf(shopperId: string): Promise<string[]>;
  /** Forgets what the shopper waits for no longer. Repeating it changes nothing. */
  abstract deleteOf(shopperId: string, variantId: string): Promise<void>;
  /** A request for this variant that nobody has confirmed. Repeating it changes nothing. */
  abstract deleteUnconfirmed(email: string, variantId: string): Promise<void>;
  /** Those of the variants for which somebody waits. */
  abstract awaited(variantIds: string[]): Promise<string[]>;
  /** How many were told of this return of pieces. */
  abstract countTold(restockId: string, variantId: string): Promise<number>;
  /** How many were told of this variant, of any return of pieces. */
  abstract countToldSince(variantId: string, since: Date): Promise<number>;
  /** Nobody else tells those who wait for this variant, or adds to what this shopper waits for, until the transaction ends. */
  abstract lockList(variantOrShopperId: string): Promise<void>;
  /** Those who wait for this variant, the longest-waiting first. They are locked until the transaction ends. */
  abstract longestWaiting(variantId: string, limit: number): Promise<WaitlistEntry[]>;
  /**
   * Deletes what was requested before one time, and what was told, or requested and never confirmed, before the other.
   * @returns how many, at most the limit
   */
  abstract deleteLapsed(requested: Date, done: Date, limit: number): Promise<number>;
}

/** Random texts that nobody can guess. Only their hashes are stored. */
export abstract class WaitlistTokens {
  abstract create(): { token: string; hash: string };
  abstract hash(token: string): string;
}

/** Requests of visitors, counted across all servers, for a mailbox and from an address. */
export abstract class WaitlistLimit {
  /** Counts the request for this mailbox from this address. @throws TooManyAttempts */
  abstract record(email: string, address: string): Promise<void>;
}
