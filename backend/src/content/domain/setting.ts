import { StaleSetting } from './content.errors';
import { assertEachOnce, type HomeSections } from './home-section';
import type { ShopDetails, WithdrawalWords } from './shop-details';

/** Each setting exists once in a shop, by name. */
export interface SettingValues {
  'shop-details': ShopDetails;
  'home-sections': HomeSections;
}
export type SettingName = keyof SettingValues;

const withdrawal: WithdrawalWords = {
  label: 'Withdraw from contract here',
  confirm: 'Confirm withdrawal',
  intro: '',
};

/** A value that was saved before it had these fields gets them from here. */
export const settingDefaults: { [Name in SettingName]: Partial<SettingValues[Name]> } = {
  'shop-details': { country: 'US', withdrawal },
  'home-sections': {},
};

type Checks = { [Name in SettingName]: (value: SettingValues[Name]) => void };

const checks: Checks = { 'shop-details': () => undefined, 'home-sections': assertEachOnce };

export class Setting<Name extends SettingName = SettingName> {
  private constructor(
    readonly name: Name,
    private ownVersion: number,
    private ownValue: SettingValues[Name],
  ) {}

  static restore<Name extends SettingName>(
    name: Name,
    version: number,
    value: SettingValues[Name],
  ): Setting<Name> {
    return new Setting(name, version, value);
  }

  get version(): number {
    return this.ownVersion;
  }

  get value(): SettingValues[Name] {
    return this.ownValue;
  }

  /**
   * Fields that the edit leaves out stay.
   * @param seenVersion that the edit is based on
   * @throws StaleSetting, SectionTwice
   */
  edit(seenVersion: number, changes: Partial<SettingValues[Name]>): void {
    if (seenVersion !== this.ownVersion) throw new StaleSetting();
    const value = { ...this.ownValue, ...changes };
    checks[this.name](value);
    this.ownVersion += 1;
    this.ownValue = value;
  }
}
