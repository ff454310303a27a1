import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { describeVisitorRepository } from '../../application/visitor-repository.contract';
import { TypeOrmVisitorRepository } from './typeorm-visitor.repository';
import { VisitorRow } from './visitor.table';

describe('visitors in Postgres', () => {
  const postgres = testDatabase();
  describeVisitorRepository(() => {
    const { database, rows } = postgres();
    return new TypeOrmVisitorRepository(database, rows(VisitorRow));
  });
});
