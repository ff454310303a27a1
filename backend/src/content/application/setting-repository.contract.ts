import { aSettings } from '../../../test/support/shop/shop-content';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { SettingName } from '../domain/setting';
import type { SettingRepository } from './ports';

interface World {
  settings: SettingRepository;
  unitOfWork: UnitOfWork;
}

export function describeSettingRepository(world: () => World): void {
  const names: SettingName[] = ['shop-details', 'home-sections'];
  const find = <Name extends SettingName>(name: Name) =>
    world().unitOfWork.run(() => world().settings.findForChange(name));

  it.each(names)('has %s from the beginning', async (name) => {
    expect(await find(name)).toMatchObject({ name, version: 1 });
  });

  it.each(names)('finds %s as it was saved, and the other as it was', async (name) => {
    const value = aSettings()[name];
    const setting = await find(name);
    const other = await find(names.find((one) => one !== name)!);
    const { version } = setting;
    setting.edit(version, value);
    await world().unitOfWork.run(() => world().settings.save(setting));
    expect(await find(name)).toMatchObject({ name, version: version + 1, value });
    expect(await find(other.name)).toEqual(other);
  });
}
