import type { Clock } from '../../../shared/time/clock';
import { EmailTaken } from '../../users/domain/user.errors';
import type { Role } from '../../../shared/role';
import { User } from '../../users/domain/user';
import type { PasswordHasher } from '../../passwords/application/ports';
import type { UserRepository } from '../../users/application/ports';

interface RegisterUserInput {
  userName: string;
  email: string;
  password: string;
  /** Given by our own code only, never by a client. */
  role?: Role;
}

export class RegisterUser {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /** @returns the new user's id. @throws EmailTaken */
  async execute(input: RegisterUserInput): Promise<string> {
    const user = await this.prepare(input);
    await this.add(user);
    return user.state.id;
  }

  /** Hashes the password, which takes its time: outside a transaction. @throws EmailTaken */
  async prepare({ userName, email, password, role = 'user' }: RegisterUserInput): Promise<User> {
    if (await this.users.findByEmail(email)) throw new EmailTaken();
    const passwordHash = await this.passwords.hash(password);
    return User.create({ userName, email, passwordHash, role }, this.clock.now());
  }

  /** @throws EmailTaken */
  async add(user: User): Promise<void> {
    if (!(await this.users.add(user))) throw new EmailTaken();
  }
}
