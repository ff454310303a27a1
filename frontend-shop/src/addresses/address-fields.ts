import type { Country } from '@haberdash/kit/countries/countries.api';
import { noNotes } from '@haberdash/kit/labels';
import { shopCountry } from '@haberdash/kit/page-meta';
import type { Address, AddressFields } from './addresses.api';

export type FieldErrors = Partial<Record<keyof AddressFields, string>>;

/** The server accepts no more addresses. */
export const maxAddresses = 3;

/** The recipient is the account's name, the country the shop's, until the user chooses others. */
export const blankFields: AddressFields = {
  recipient: null,
  country: null,
  address: '',
  city: '',
  region: '',
  pincode: '',
  phone: '',
  notes: '',
};

const withoutPlaceholder = (notes: string) => (notes.trim() === noNotes ? '' : notes);

export const notesOf = ({ notes }: Address) => withoutPlaceholder(notes);

export function fieldsOf({ _id, userId: _, ...fields }: Address): AddressFields {
  return { ...fields, notes: withoutPlaceholder(fields.notes) };
}

export const countryOf = ({ country }: AddressFields): string => country ?? shopCountry();

/** The server wants the fields without what the country does not have. */
export function sentFields(fields: AddressFields, format: Country | undefined): AddressFields {
  return {
    ...fields,
    country: countryOf(fields),
    city: format?.hasCity === false ? '' : fields.city,
    region: format?.region === null ? '' : fields.region,
    pincode: format?.postcode === null ? '' : fields.pincode,
    notes: fields.notes.trim() || noNotes,
  };
}

const requests = {
  recipient: 'Enter who receives the parcel',
  address: 'Enter your address',
  city: 'Enter your city',
  pincode: 'Enter your pincode',
  phone: 'Enter your phone number',
};

type RequiredName = keyof typeof requests;

function blankNames(fields: AddressFields, format: Country | undefined): RequiredName[] {
  const isMissingIn: Partial<Record<RequiredName, boolean>> = {
    city: format?.hasCity === false,
    pincode: format?.postcode === null || isPostcodeOptional(format),
  };
  return (Object.keys(requests) as RequiredName[]).filter(
    (name) => !isMissingIn[name] && fields[name]?.trim() === '',
  );
}

export const isComplete = (fields: AddressFields, format: Country | undefined): boolean =>
  blankNames(fields, format).length === 0;

export function isSame(fields: AddressFields, others: AddressFields): boolean {
  const names = Object.keys(others) as (keyof AddressFields)[];
  return names.every((name) => fields[name]?.trim() === others[name]?.trim());
}

/** It is required until the country's format is known. */
export const isPostcodeOptional = (format: Country | undefined): boolean =>
  format?.postcode?.isRequired === false;

/** Copied text has invisible marks and digits of full width. */
const plain = (pasted: string) => pasted.normalize('NFKC').replace(/\p{Cf}/gu, '');
const isPincode = (text: string) => /^[\p{L}\p{N}][\p{L}\p{N}\p{Zs}\p{Pd}]*$/u.test(plain(text).trim());
/** The server knows the numbers of each country. */
const isPhone = (text: string) => {
  const number = plain(text).trim();
  const form = /^[+(\d][\d\s()./\p{Pd}]*(?:(?:x|ext\.?)\s?\d+)?$/iu;
  return form.test(number) && /(?:\d\D*){3}/.test(number);
};

const postcodeHint = ({ label, example }: NonNullable<Country['postcode']>): string =>
  `${label}, like ${example}`;

export function postcodeHelp({ postcode, ...format }: Country): string | undefined {
  if (!postcode) return undefined;
  const hint = postcodeHint(postcode);
  return isPostcodeOptional({ postcode, ...format }) ? `Optional: ${hint}` : hint;
}

const lengthOf = (postcode: string) => postcode.replace(/[^\p{L}\p{N}]/gu, '').length;

function pincodeProblem(pincode: string, postcode: Country['postcode'] | undefined): string | undefined {
  if (!isPincode(pincode)) return 'Use only letters, digits, spaces and hyphens';
  if (!postcode || new RegExp(postcode.pattern).test(pincode.toUpperCase())) return undefined;
  // The server writes one as the country does that has other separators, or a code of the country in front.
  if (lengthOf(pincode) >= lengthOf(postcode.example)) return undefined;
  return `Enter a ${postcodeHint(postcode)}`;
}

/** Validation errors by field, as sentences. */
export function problemsOf(given: AddressFields, format: Country | undefined): FieldErrors {
  const { pincode, phone } = sentFields(given, format);
  const problem = pincode.trim() && pincodeProblem(pincode.trim(), format?.postcode);
  return {
    ...(problem && { pincode: problem }),
    ...(phone.trim() && !isPhone(phone.trim()) && { phone: 'Enter a phone number, for example +1 555 0100' }),
    ...Object.fromEntries(blankNames(given, format).map((name) => [name, requests[name]])),
  };
}
