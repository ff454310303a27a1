import type { Attempt } from '../domain/patience';
import type { User } from '../domain/user';
import type { LoginAttempts, PasswordHasher } from './ports';

/** Compares a password with somebody's, as often as guessing is borne. */
export class PasswordCheck {
  constructor(
    private readonly passwords: PasswordHasher,
    private readonly attempts: LoginAttempts,
  ) {}

  /**
   * Compares also when nobody is found: the time that it takes tells nothing.
   * @returns the user when the password is theirs
   * @throws TooManyAttempts
   */
  async userWith(
    password: string,
    attempt: Attempt,
    find: () => Promise<User | undefined>,
  ): Promise<User | undefined> {
    await this.attempts.assertAllowed(attempt);
    const user = await find();
    const matches = await this.passwords.matches(password, user?.state.passwordHash);
    // Of many guesses at once, none that ends after one too many learns whether it was right.
    if (matches) await this.attempts.assertAllowed(attempt);
    else await this.attempts.recordFailure(attempt);
    return matches ? user : undefined;
  }
}
