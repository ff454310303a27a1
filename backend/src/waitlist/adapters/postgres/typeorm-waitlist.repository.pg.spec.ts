import { testDatabase } from '../../../../test/support/postgres/test-database';
import { describeWaitlistRepository } from '../../application/waitlist-repository.contract';
import { TypeOrmWaitlistRepository } from './typeorm-waitlist.repository';
import { WaitlistEntryRow } from './waitlist-entry.table';

describe('the waitlist in Postgres', () => {
  const postgres = testDatabase();
  describeWaitlistRepository(() => ({
    entries: new TypeOrmWaitlistRepository(postgres().database, postgres().rows(WaitlistEntryRow)),
    unitOfWork: postgres().unitOfWork,
  }));
});
