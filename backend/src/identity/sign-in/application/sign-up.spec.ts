import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryOutbox } from '../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryLoginAttempts } from '../../passwords/adapters/memory/in-memory-login-attempts';
import { InMemoryUserRepository } from '../../users/adapters/memory/in-memory-user.repository';
import { PlainPasswordHasher } from '../../passwords/adapters/memory/plain-password.hasher';
import { LoginLimits } from '../../passwords/domain/backoff';
import { EmailTaken } from '../../users/domain/user.errors';
import { RegistrationLimit } from './ports';
import { RegisterUser } from './register-user';
import { SignUp } from './sign-up';

const sam = {
  userName: 'Sam',
  email: 'sam@haberdash.test',
  password: 'a-long-password',
  address: '192.0.2.1',
};

class NoLimit extends RegistrationLimit {
  async assertAllowed(): Promise<void> {}
  async record(): Promise<void> {}
}

function setUp() {
  const clock = new FixedClock();
  const users = new InMemoryUserRepository();
  const outbox = new InMemoryOutbox();
  const registerUser = new RegisterUser(users, new PlainPasswordHasher(), clock);
  const attempts = new InMemoryLoginAttempts(new LoginLimits(3, 50), clock);
  const signUp = new SignUp(registerUser, attempts, new NoLimit(), outbox, new InMemoryUnitOfWork(outbox));
  return { users, outbox, signUp };
}

describe('signing up', () => {
  it('makes an account and announces it once', async () => {
    const { users, outbox, signUp } = setUp();
    await signUp.execute(sam);
    const user = await users.findByEmail(sam.email);
    expect(outbox.events).toEqual([expect.objectContaining({ userId: user!.state.id })]);
  });

  it('announces nothing when the e-mail is taken', async () => {
    const { outbox, signUp } = setUp();
    await signUp.execute(sam);
    await expect(signUp.execute(sam)).rejects.toThrow(EmailTaken);
    expect(outbox.events).toHaveLength(1);
  });
});
