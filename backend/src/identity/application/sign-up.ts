import { EmailTaken } from '../domain/identity.errors';
import type { LoginAttempts, RegistrationLimit } from './ports';
import type { RegisterUser } from './register-user';

interface SignUpInput {
  userName: string;
  email: string;
  password: string;
  /** Where it is asked from. */
  address: string;
}

/** Registration by a visitor. Trying out which e-mails are taken is throttled like guessing passwords; so is making accounts. */
export class SignUp {
  constructor(
    private readonly registerUser: RegisterUser,
    private readonly attempts: LoginAttempts,
    private readonly limit: RegistrationLimit,
  ) {}

  /** @throws EmailTaken, TooManyAttempts */
  async execute({ userName, email, password, address }: SignUpInput): Promise<void> {
    await this.attempts.assertAllowed({ address });
    await this.limit.assertAllowed(address);
    try {
      await this.registerUser.execute({ userName, email, password });
    } catch (error) {
      if (error instanceof EmailTaken) await this.attempts.recordFailure({ address });
      throw error;
    }
    await this.limit.record(address);
  }
}
