import type { Attempt } from '../domain/backoff';
import type { User } from '../../users/domain/user';
import type { LoginAttempts, PasswordHasher } from './ports';

/** Compares a password with a user's; guessing is throttled. */
export class PasswordCheck {
  constructor(
    private readonly passwords: PasswordHasher,
    private readonly attempts: LoginAttempts,
  ) {}

  /**
   * Compares also when no user is found, so that the response time does not reveal which e-mails have an account.
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
    const matches = await this.passwords.matches(password, user?.state.passwordHash ?? undefined);
    // Concurrent guesses that end over the limit don't learn whether they were right.
    if (matches) await this.attempts.assertAllowed(attempt);
    else await this.attempts.recordFailure(attempt);
    return matches ? user : undefined;
  }
}
