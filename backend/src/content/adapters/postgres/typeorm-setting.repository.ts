import type { Repository } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { SettingRepository } from '../../application/ports';
import { Setting, settingDefaults, type SettingName, type SettingValues } from '../../domain/setting';
import type { SettingRow } from './setting.table';

export class TypeOrmSettingRepository extends SettingRepository {
  constructor(
    private readonly database: Database,
    private readonly settings: Repository<SettingRow>,
  ) {
    super();
  }

  async findForChange<Name extends SettingName>(name: Name): Promise<Setting<Name>> {
    const { version, value } = await this.database
      .repository(this.settings)
      .findOneOrFail({ where: { name }, lock: { mode: 'pessimistic_write' } });
    return Setting.restore(name, version, { ...settingDefaults[name], ...(value as SettingValues[Name]) });
  }

  async save({ name, version, value }: Setting): Promise<void> {
    await this.database.repository(this.settings).update({ name }, { version, value });
  }
}
