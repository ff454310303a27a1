import type { Clock } from '../../shared/clock';
import { IncorrectCredentials } from '../domain/identity.errors';
import { Session, type SessionLifetime } from '../domain/session';
import type { OwnedSession, PasswordHasher, SessionRepository, UserRepository } from './ports';

interface LogInInput {
  email: string;
  password: string;
}

type LogInOutcome = (OwnedSession & { refused?: never }) | { refused: IncorrectCredentials };

export class LogIn {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: PasswordHasher,
    private readonly lifetime: SessionLifetime,
    private readonly clock: Clock,
  ) {}

  /** The password is compared also when nobody has this e-mail: the answer's time tells nothing. */
  async execute({ email, password }: LogInInput): Promise<LogInOutcome> {
    const user = await this.users.findByEmail(email);
    const matches = await this.passwords.matches(password, user?.state.passwordHash);
    if (!user || !matches) return { refused: new IncorrectCredentials() };
    const session = Session.open(user.state.id, this.lifetime, this.clock.now());
    await this.sessions.save(session);
    return { session, user };
  }
}
