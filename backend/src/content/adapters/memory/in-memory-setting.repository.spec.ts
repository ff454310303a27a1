import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { aSettings } from '../../../../test/support/shop/shop-content';
import { describeSettingRepository } from '../../application/setting-repository.contract';
import { InMemorySettingRepository } from './in-memory-setting.repository';

describe('settings in memory', () => {
  const settings = new InMemorySettingRepository(aSettings());
  describeSettingRepository(() => ({ settings, unitOfWork: new InMemoryUnitOfWork(settings) }));
});
