import type { Clock } from '../../shared/clock';
import { EmailTaken } from '../domain/identity.errors';
import type { Role } from '../../shared/role';
import { User } from '../domain/user';
import type { PasswordHasher, UserRepository } from './ports';

interface RegisterUserInput {
  userName: string;
  email: string;
  password: string;
  /** Given by our own code only, never by a client. */
  role?: Role;
}

export type Registration = { user: User; refused?: never } | { user?: never; refused: EmailTaken };

export class RegisterUser {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  async execute({ userName, email, password, role = 'user' }: RegisterUserInput): Promise<Registration> {
    if (await this.users.findByEmail(email)) return { refused: new EmailTaken() };
    const passwordHash = await this.passwords.hash(password);
    const user = User.create({ userName, email, passwordHash, role }, this.clock.now());
    return (await this.users.add(user)) ? { user } : { refused: new EmailTaken() };
  }
}
