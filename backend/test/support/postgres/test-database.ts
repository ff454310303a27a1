import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../src/platform/postgres/data-source';
import { Database } from '../../../src/platform/postgres/database';
import { TypeOrmUnitOfWork } from '../../../src/platform/postgres/typeorm-unit-of-work';
import { expectListingRowsToBeTrue } from '../catalogue/listing-invariants';
import { freshDatabase } from './fresh-database';
import { expectPricesToBeRecorded } from '../prices/price-invariants';
import { expectSizesToBeRanked } from '../catalogue/size-invariants';
import { expectStockToAddUp } from '../catalogue/stock-invariants';

interface TestDatabase {
  url: string;
  database: Database;
  /** The repository of a table. */
  rows: DataSource['getRepository'];
  unitOfWork: TypeOrmUnitOfWork;
}

/** A fresh database for the tests of this file, whose stock, prices and cards must be true in the end; call what it returns inside a test. */
export function testDatabase(): () => TestDatabase {
  let opened: TestDatabase;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshDatabase();
    const dataSource = createDataSource(fresh.url, 10);
    await dataSource.initialize();
    const database = new Database(dataSource);
    opened = {
      url: fresh.url,
      database,
      rows: (row) => dataSource.getRepository(row),
      unitOfWork: new TypeOrmUnitOfWork(database),
    };
    close = async () => {
      await database.close(0);
      await fresh.drop();
    };
  });
  afterAll(async () => {
    try {
      await expectStockToAddUp(opened.url);
      await expectPricesToBeRecorded(opened.url);
      await expectListingRowsToBeTrue(opened.url);
      await expectSizesToBeRanked(opened.url);
    } finally {
      await close();
    }
  });

  return () => opened;
}
