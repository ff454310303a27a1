import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { TypeOrmUserRepository } from '../../../users/adapters/postgres/typeorm-user.repository';
import { UserRow } from '../../../users/adapters/postgres/user.table';
import { describeEmailChangeRepository } from '../../application/email-change-repository.contract';
import { EmailChangeRow } from './email-change.table';
import { TypeOrmEmailChangeRepository } from './typeorm-email-change.repository';

describe('changes of e-mail addresses in Postgres', () => {
  const postgres = testDatabase();
  describeEmailChangeRepository(() => {
    const { database, rows, unitOfWork } = postgres();
    return {
      changes: new TypeOrmEmailChangeRepository(database, rows(EmailChangeRow)),
      users: new TypeOrmUserRepository(database, rows(UserRow)),
      unitOfWork,
    };
  });
});
