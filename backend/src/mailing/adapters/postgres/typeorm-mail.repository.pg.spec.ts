import { testDatabase } from '../../../../test/support/postgres/test-database';
import { describeMailRepository } from '../../application/mail-repository.contract';
import { MailRow } from './mail.table';
import { TypeOrmMailRepository } from './typeorm-mail.repository';

describe('e-mails in Postgres', () => {
  const postgres = testDatabase();
  describeMailRepository(() => {
    const { database, rows, unitOfWork } = postgres();
    return { mails: new TypeOrmMailRepository(database, rows(MailRow)), unitOfWork };
  });
});
