import type { AuditTrail } from '../../audit/audit-trail';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { SettingName, SettingValues } from '../domain/setting';
import type { SettingRepository } from './ports';

interface EditSettingInput<Name extends SettingName> {
  name: Name;
  /** That the edit is based on. */
  version: number;
  /** Fields that are left out stay. */
  value: Partial<SettingValues[Name]>;
}

const labels: Record<SettingName, string> = { 'shop-details': 'Shop details', 'home-sections': 'Home page' };

export class EditSetting {
  constructor(
    private readonly settings: SettingRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns its version @throws StaleSetting, SectionTwice */
  execute<Name extends SettingName>({ name, version, value }: EditSettingInput<Name>): Promise<number> {
    return this.unitOfWork.run(async () => {
      const setting = await this.settings.findForChange(name);
      const before = setting.value;
      setting.edit(version, value);
      await this.settings.save(setting);
      await this.audit.record({
        subject: 'setting',
        subjectId: name,
        label: labels[name],
        action: 'edited',
        before: { ...before },
        after: { ...setting.value },
      });
      return setting.version;
    });
  }
}
