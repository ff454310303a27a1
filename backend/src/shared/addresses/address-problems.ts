import { type AddressFormat, addressFormatOf, isRegionRequired, regionWith } from './address-format';
import { e164Of } from './phone-number';
import { writtenPostcode } from './postcode';

/** The fields that depend on the country. */
export interface GivenAddress {
  country?: string | null | undefined;
  city: string;
  region?: string | undefined;
  pincode: string;
  phone: string;
}

export type AddressProblem = [field: 'city' | 'pincode' | 'region' | 'phone', message: string];

const blank = 'must not be empty';

/** An address without a country comes from a client that knows five fields: it has all of them, in any format. */
export function problemsOf({ country, city, pincode, region, phone }: GivenAddress): AddressProblem[] {
  const format = country ? addressFormatOf(country) : undefined;
  const isUnknownCountry = country && !format;
  if (isUnknownCountry) return [];
  const problems: [AddressProblem[0], string | undefined][] = [
    ['city', city || format?.hasCity === false ? undefined : blank],
    ['region', format && regionProblem(region, pincode, format)],
    ['pincode', pincodeProblem(pincode, format)],
    ['phone', country && !e164Of(phone, country) ? phoneProblem : undefined],
  ];
  return problems.filter((problem): problem is AddressProblem => problem[1] !== undefined);
}

const phoneProblem = 'must be a number in this country, or start with + and a country code';

function pincodeProblem(pincode: string, format: AddressFormat | undefined): string | undefined {
  if (!format) return pincode ? undefined : blank;
  if (!format.postcode) return undefined;
  const { label, pattern, example, isRequired } = format.postcode;
  if (!pincode) return isRequired ? blank : undefined;
  return new RegExp(pattern).test(writtenPostcode(pincode, format.code))
    ? undefined
    : `must be a ${label} like ${example}`;
}

function regionProblem(
  region: string | undefined,
  pincode: string,
  format: AddressFormat,
): string | undefined {
  const options = format.region?.options ?? [];
  if (options.length === 0) return undefined;
  if (region) return options.some(({ value }) => value === region) ? undefined : 'must be one of the list';
  if (!isRegionRequired(format.code)) return undefined;
  const isTold =
    regionWith(writtenPostcode(pincode, format.code), format.code) ?? pincodeProblem(pincode, format);
  return isTold ? undefined : blank;
}

/**
 * An address in a country has the postcode as the country writes it, the region that the postcode tells if none is given, and no region
 * where addresses name none.
 */
export function normalized<Given extends GivenAddress>(given: Given): Given {
  const { country } = given;
  if (!country) return given;
  const pincode = writtenPostcode(given.pincode, country);
  const namesRegions = addressFormatOf(country)!.region !== null;
  const region = namesRegions ? given.region || (regionWith(pincode, country) ?? '') : '';
  return { ...given, region, pincode };
}
