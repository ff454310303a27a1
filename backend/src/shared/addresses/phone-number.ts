import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * @param phone of the country, or with + and the code of another
 * @returns it in E.164; null if no phone has such a number
 */
export function e164Of(phone: string, country: string): string | null {
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(phone, { defaultCountry, extract: false });
  return number?.isPossible() ? number.number : null;
}
