import type { Outbox } from '../../../shared/events/outbox';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { EmailTaken } from '../../users/domain/user.errors';
import { ShopperRegistered } from '../../identity.events';
import type { LoginAttempts } from '../../passwords/application/ports';
import type { RegistrationLimit } from './ports';
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
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws EmailTaken, TooManyAttempts */
  async execute({ userName, email, password, address }: SignUpInput): Promise<void> {
    await this.attempts.assertAllowed({ address });
    await this.limit.assertAllowed(address);
    try {
      await this.register({ userName, email, password });
    } catch (error) {
      if (error instanceof EmailTaken) await this.attempts.recordFailure({ address });
      throw error;
    }
    await this.limit.record(address);
  }

  private async register(given: Omit<SignUpInput, 'address'>): Promise<void> {
    const user = await this.registerUser.prepare(given);
    await this.unitOfWork.run(async () => {
      await this.registerUser.add(user);
      await this.outbox.add([new ShopperRegistered(user.state.id)]);
    });
  }
}
