import { type Address, formatAddress } from 'localized-address-format';
import {
  getAllCountries,
  getCountryByCode,
  getPostalLabel,
  getSubdivisions,
  inferSubdivision,
  type Subdivision,
} from 'postal-code-checker';
import { isPostcodeRequired } from './postcode';

export interface Postcode {
  label: string;
  /** A regular expression for the whole text, in capitals. */
  pattern: string;
  example: string;
  isRequired: boolean;
}

export interface Region {
  label: string;
  /** Empty where any text may be a region. The value is how an address writes it: `CA` for California. */
  options: readonly { value: string; name: string }[];
}

/** The fields of an address in a country, beside recipient, street and phone. */
export interface AddressFormat {
  /** The country's ISO 3166-1 alpha-2 code. */
  code: string;
  hasCity: boolean;
  /** Null where the post knows none. */
  postcode: Postcode | null;
  /** Null where addresses name none. */
  region: Region | null;
}

/** Most people of these countries call a region so. Elsewhere the form says "Region". */
const regionLabels: Record<string, string> = {
  ...labelled('State', 'AU BR FM IN MH MX MY NG PG PW US VE'),
  ...labelled('Province', 'AM AR CA CN CO CR CU ES IT KR PA PE PH TH TR VN'),
  ...labelled('Prefecture', 'JP'),
  ...labelled('County', 'IE TW'),
  ...labelled('Emirate', 'AE'),
};

function labelled(label: string, codes: string): Record<string, string> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, label]));
}

/** Where there is a list of regions, and addresses without one arrive, by libaddressinput. */
const optionalRegion = new Set(['AM', 'AR', 'EG', 'MY', 'NI', 'PH', 'TH', 'TR', 'UY']);

export const isRegionRequired = (country: string): boolean => !optionalRegion.has(country);

/** Where addresses write a region by its code of ISO 3166-2, as the post wants it. */
const abbreviating = new Set(['AU', 'BR', 'CA', 'IT', 'US']);

const written = (country: string, { code, name }: Subdivision): string =>
  abbreviating.has(country) ? code : name;

const regionsOf = (country: string) =>
  getSubdivisions(country).map((region) => ({ value: written(country, region), name: region.name }));

/** The only region with this postcode; undefined when there are several or none. */
export function regionWith(postcode: string, country: string): string | undefined {
  const [region, ...others] = inferSubdivision(country, postcode);
  return region && others.length === 0 ? written(country, region) : undefined;
}

function formatOf(code: string): AddressFormat {
  const uses = (field: keyof Address) =>
    formatAddress({ postalCountry: code, [field]: '*' }, 'latin').some((line) => line.includes('*'));
  return {
    code,
    hasCity: uses('locality'),
    postcode: postcodeOf(code),
    region: uses('administrativeArea')
      ? { label: regionLabels[code] ?? 'Region', options: regionsOf(code) }
      : null,
  };
}

function postcodeOf(code: string): Postcode | null {
  const { postalCodePatterns, examplePostalCodes } = getCountryByCode(code)!;
  const [pattern] = postalCodePatterns;
  if (!pattern) return null;
  const label = getPostalLabel(code);
  return {
    label: label === 'postal code' ? 'Postcode' : label,
    pattern: pattern.slice(1, -1),
    example: examplePostalCodes[0] ?? '',
    isRequired: isPostcodeRequired(code),
  };
}

/** The formats are those of Google's libaddressinput, of every country of ISO 3166-1. */
const formats: ReadonlyMap<string, AddressFormat> = new Map(
  getAllCountries().map(({ countryCode }) => [countryCode, formatOf(countryCode)]),
);

export const addressFormats: readonly AddressFormat[] = [...formats.values()];

/** Undefined for a code that is no country's. */
export const addressFormatOf = (code: string): AddressFormat | undefined => formats.get(code);
