import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { describePasswordResetRepository } from '../../application/password-reset-repository.contract';
import { PasswordResetRow } from './password-reset.table';
import { TypeOrmPasswordResetRepository } from './typeorm-password-reset.repository';
import { TypeOrmUserRepository } from '../../../users/adapters/postgres/typeorm-user.repository';
import { UserRow } from '../../../users/adapters/postgres/user.table';

describe('password resets in Postgres', () => {
  const postgres = testDatabase();
  describePasswordResetRepository(() => {
    const { database, rows, unitOfWork } = postgres();
    return {
      resets: new TypeOrmPasswordResetRepository(database, rows(PasswordResetRow)),
      users: new TypeOrmUserRepository(database, rows(UserRow)),
      unitOfWork,
    };
  });
});
