import { testDatabase } from '../../../../test/support/test-database';
import { SystemClock } from '../../../shared/clock';
import { RegisterUser } from '../../application/register-user';
import { PlainPasswordHasher } from '../memory/plain-password.hasher';
import { describeUserRepository } from '../../application/user-repository.contract';
import { TypeOrmUserRepository } from './typeorm-user.repository';
import { UserRow } from './user.table';

describe('users in Postgres', () => {
  const postgres = testDatabase();
  const users = () => new TypeOrmUserRepository(postgres().database, postgres().rows(UserRow));
  describeUserRepository(users, () => postgres().unitOfWork);

  it('of ten registrations of one e-mail at once one wins, the others hear that it is taken', async () => {
    const registerUser = new RegisterUser(users(), new PlainPasswordHasher(), new SystemClock());
    const wanted = { userName: 'Sam', email: 'wanted@haberdash.test', password: 'a-long-password' };
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => registerUser.execute(wanted)));
    expect(outcomes.filter(({ refused }) => refused === undefined)).toHaveLength(1);
    expect(outcomes.filter(({ refused }) => refused?.code === 'EMAIL_TAKEN')).toHaveLength(9);
  });
});
