import type { LoginAttempts, RegistrationLimit } from './ports';
import type { RegisterUser, Registration } from './register-user';

interface SignUpInput {
  userName: string;
  email: string;
  password: string;
  /** Where it is asked from. */
  address: string;
}

/**
 * Registering from outside. Whoever tries out which e-mails are taken is slowed like one who guesses passwords, and nobody makes
 * accounts without end.
 */
export class SignUp {
  constructor(
    private readonly registerUser: RegisterUser,
    private readonly attempts: LoginAttempts,
    private readonly limit: RegistrationLimit,
  ) {}

  /** @throws TooManyAttempts */
  async execute({ userName, email, password, address }: SignUpInput): Promise<Registration> {
    await this.attempts.assertAllowed({ address });
    await this.limit.assertAllowed(address);
    const registration = await this.registerUser.execute({ userName, email, password });
    if (registration.refused) await this.attempts.recordFailure({ address });
    else await this.limit.record(address);
    return registration;
  }
}
