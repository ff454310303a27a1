import type { Clock } from '../../../shared/time/clock';
import type { Attempt } from '../../passwords/domain/backoff';
import { CodeNeeded, IncorrectCode } from '../domain/second-factor.errors';
import type { ComparedCode } from '../domain/second-factor';
import type { User } from '../../users/domain/user';
import type { LoginAttempts } from '../../passwords/application/ports';
import type { SecondFactorCodes } from './ports';

/** Compares a code with a user's second factor; guessing is throttled. */
export class CodeCheck {
  constructor(
    private readonly codes: SecondFactorCodes,
    private readonly attempts: LoginAttempts,
    private readonly clock: Clock,
  ) {}

  /**
   * Only compares: the caller locks the user and then uses the code, which counts once.
   * @returns undefined for a user without a second factor
   * @throws CodeNeeded, IncorrectCode, TooManyAttempts
   */
  async compare(user: User, code: string | undefined, attempt: Attempt): Promise<ComparedCode | undefined> {
    if (!user.hasSecondFactor) return undefined;
    if (code === undefined) throw new CodeNeeded();
    const compared = this.codes.compare(code, user, this.clock.now());
    if (!user.wouldAccept(compared)) {
      await this.attempts.recordFailure(attempt);
      throw new IncorrectCode();
    }
    // Concurrent guesses that end over the limit don't learn whether they were right.
    await this.attempts.assertAllowed(attempt);
    return compared;
  }
}
