import type { PasswordReset } from '../domain/password-reset';

export abstract class PasswordResetRepository {
  /** @returns false, with nothing added, if it was added before */
  abstract add(reset: PasswordReset): Promise<boolean>;
  abstract find(id: string): Promise<PasswordReset | undefined>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<PasswordReset | undefined>;
  /** The reset whose newest link's token has this hash. It is locked until the transaction ends. */
  abstract findByTokenForChange(tokenHash: string): Promise<PasswordReset | undefined>;
  abstract save(reset: PasswordReset): Promise<void>;
  /** Locks those of this user that were not used, until the transaction ends; the row of the user is locked after them. */
  abstract lockOpen(userId: string): Promise<void>;
  /** None of this user can be used any more. */
  abstract endAll(userId: string, now: Date): Promise<void>;
  /** @returns how many, at most the limit */
  abstract deleteRequestedBefore(time: Date, limit: number): Promise<number>;
}

/** Requests for links, counted across all servers, for a mailbox and from an address. */
export abstract class PasswordResetLimit {
  /** Counts the attempt of this e-mail at this address. @throws TooManyAttempts */
  abstract record(email: string, address: string): Promise<void>;
}
