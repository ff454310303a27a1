import { SettingRepository } from '../../application/ports';
import { Setting, type SettingName, type SettingValues } from '../../domain/setting';

export class InMemorySettingRepository extends SettingRepository {
  private readonly settings = new Map<SettingName, Pick<Setting, 'version' | 'value'>>();

  constructor(values: SettingValues) {
    super();
    for (const name of Object.keys(values) as SettingName[])
      this.settings.set(name, { version: 1, value: values[name] });
  }

  async findForChange<Name extends SettingName>(name: Name): Promise<Setting<Name>> {
    const { version, value } = this.settings.get(name)!;
    return Setting.restore(name, version, value as SettingValues[Name]);
  }

  async save({ name, version, value }: Setting): Promise<void> {
    this.settings.set(name, { version, value });
  }
}
