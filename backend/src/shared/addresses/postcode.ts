import { getCountryByCode } from 'postal-code-checker';

/** These countries require a postcode by the data of Google's libaddressinput; most with postcodes have addresses without one. */
const requiringPostcode = new Set(
  (
    'AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE JP KR LI LT ' +
    'LU LV MF MH MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC TR TW UA US VI WF YT ZA'
  ).split(' '),
);

export const isPostcodeRequired = (country: string): boolean => requiringPostcode.has(country);

const joined = (postcode: string): string => postcode.replace(/[ -]/g, '');
const shapeOf = (postcode: string): string => postcode.replace(/\d/g, '9').replace(/[A-Z]/g, 'A');

/**
 * The postcode as the country writes it, from what people type and paste: without spaces and hyphens, or with those of other countries,
 * and with a code of the country in front, as in D-10115. What is no postcode stays, in capitals.
 */
export function writtenPostcode(given: string, country: string): string {
  const capital = given.toUpperCase();
  const { postalCodePatterns, examplePostalCodes } = getCountryByCode(country) ?? {};
  const pattern = postalCodePatterns?.[0];
  if (!pattern) return capital;
  const isPostcode = new RegExp(pattern.slice(1, -1));
  const spaced = (text: string) => separatedLike(examplePostalCodes ?? [], joined(text));
  const forms = [capital, ...withoutCountry(capital, country, examplePostalCodes?.[0])];
  const candidates = forms.flatMap((form) => [spaced(form), form, joined(form)]);
  return candidates.find((form) => form !== undefined && isPostcode.test(form)) ?? capital;
}

/** With the separators of an example whose letters and digits stand in the same places. */
function separatedLike(examples: readonly string[], text: string): string | undefined {
  const example = examples.find((one) => shapeOf(joined(one)) === shapeOf(text));
  if (example === undefined) return undefined;
  let at = 0;
  return example.replace(/[^ -]/g, () => text[at++]!);
}

/** Where postcodes begin with a digit, any letters before it are a country's; elsewhere only its code of ISO 3166-1 is. */
function withoutCountry(postcode: string, country: string, example = ''): string[] {
  const code = /^\d/.test(example) ? '[A-Z]{1,3}' : country;
  const [, rest] = new RegExp(`^${code}[ -]*(.+)$`).exec(postcode) ?? [];
  return rest === undefined ? [] : [rest];
}
