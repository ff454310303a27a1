import { FixedActor } from '../../../../test/support/memory/fixed-actor';
import { testDatabase } from '../../../../test/support/postgres/test-database';
import { describeLegalPages } from '../../application/legal-pages.contract';
import { PageRow } from './page.table';
import { PageVersionRow } from './page-version.table';
import { SqlLegalPages } from './sql-legal-pages';
import { TypeOrmPageRepository } from './typeorm-page.repository';

describe('legal pages in Postgres', () => {
  const postgres = testDatabase();
  describeLegalPages(() => {
    const { database, rows, unitOfWork } = postgres();
    return {
      legalPages: new SqlLegalPages(database),
      pages: new TypeOrmPageRepository(database, rows(PageRow), rows(PageVersionRow), new FixedActor()),
      unitOfWork,
    };
  });
});
