import { type AddressFormat, addressFormatOf } from '../../../platform/addresses/address-format';
import { e164Of } from '../../../platform/addresses/phone-number';
import type { GivenAddress } from '../../domain/address-book';

export type AddressProblem = [field: 'city' | 'pincode' | 'region' | 'phone', message: string];

const blank = 'must not be empty';

/** An address without a country comes from a client that knows five fields: it has all of them, in any format. */
export function problemsOf({ country, city, pincode, region, phone }: GivenAddress): AddressProblem[] {
  const format = country ? addressFormatOf(country) : undefined;
  const isUnknownCountry = country && !format;
  if (isUnknownCountry) return [];
  const problems: [AddressProblem[0], string | undefined][] = [
    ['city', city || format?.hasCity === false ? undefined : blank],
    ['region', format && regionProblem(region, format)],
    ['pincode', pincodeProblem(pincode, format)],
    ['phone', country && !e164Of(phone, country) ? phoneProblem : undefined],
  ];
  return problems.filter((problem): problem is AddressProblem => problem[1] !== undefined);
}

const phoneProblem = 'must be a phone number of the country, or begin with + and the code of another one';

function pincodeProblem(pincode: string, format: AddressFormat | undefined): string | undefined {
  if (!format) return pincode ? undefined : blank;
  if (!format.postcode) return undefined;
  const { label, pattern, example } = format.postcode;
  if (!pincode) return blank;
  return new RegExp(pattern).test(pincode.toUpperCase()) ? undefined : `must be a ${label} like ${example}`;
}

function regionProblem(region: string | undefined, { region: kind }: AddressFormat): string | undefined {
  if (!kind || kind.options.length === 0) return undefined;
  if (!region) return blank;
  return kind.options.some(({ value }) => value === region) ? undefined : 'must be one of the list';
}

/** Of an address in a country: the postcode in capitals, and no region where addresses name none. */
export function normalized<Given extends GivenAddress>(given: Given): Given {
  if (!given.country) return given;
  const { region: kind } = addressFormatOf(given.country)!;
  const region = kind ? (given.region ?? '') : '';
  return { ...given, region, pincode: given.pincode.toUpperCase() };
}
