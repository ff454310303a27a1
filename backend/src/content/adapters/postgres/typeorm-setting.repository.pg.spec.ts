import { testDatabase } from '../../../../test/support/postgres/test-database';
import { describeSettingRepository } from '../../application/setting-repository.contract';
import { SettingRow } from './setting.table';
import { TypeOrmSettingRepository } from './typeorm-setting.repository';

describe('settings in Postgres', () => {
  const postgres = testDatabase();
  describeSettingRepository(() => {
    const { database, rows, unitOfWork } = postgres();
    return { settings: new TypeOrmSettingRepository(database, rows(SettingRow)), unitOfWork };
  });
});
