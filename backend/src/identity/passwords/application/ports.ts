import type { Attempt } from '../domain/backoff';

export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** With no hash to compare with it takes the same time and is false. */
  abstract matches(password: string, hash: string | undefined): Promise<boolean>;
}

/** Failed tries, counted across all servers. More than the limit make the next try wait, longer each time. */
export abstract class LoginAttempts {
  /** @throws TooManyAttempts */
  abstract assertAllowed(attempt: Attempt): Promise<void>;
  /** @throws TooManyAttempts when it is one too many */
  abstract recordFailure(attempt: Attempt): Promise<void>;
  /** Deletes counts that expired before that time. @returns how many, at most the limit */
  abstract deleteExpired(before: Date, limit: number): Promise<number>;
}
