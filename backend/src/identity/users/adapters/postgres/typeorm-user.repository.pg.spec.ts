import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { SystemClock } from '../../../../shared/time/clock';
import { RegisterUser } from '../../../sign-in/application/register-user';
import { PlainPasswordHasher } from '../../../passwords/adapters/memory/plain-password.hasher';
import { EmailTaken } from '../../domain/user.errors';
import { describeUserRepository } from '../../application/user-repository.contract';
import { TypeOrmUserRepository } from './typeorm-user.repository';
import { UserRow } from './user.table';

describe('users in Postgres', () => {
  const postgres = testDatabase();
  const users = () => new TypeOrmUserRepository(postgres().database, postgres().rows(UserRow));
  describeUserRepository(users, () => postgres().unitOfWork);

  it('accept one of ten concurrent registrations of an e-mail, and refuse the others as taken', async () => {
    const registerUser = new RegisterUser(users(), new PlainPasswordHasher(), new SystemClock());
    const wanted = { userName: 'Sam', email: 'wanted@haberdash.test', password: 'a-long-password' };
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => registerUser.execute(wanted)));
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    expect(refusals).toHaveLength(9);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(EmailTaken);
  });
});
