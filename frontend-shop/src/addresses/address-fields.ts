import { noNotes } from '@haberdash/kit/labels';
import type { Address, AddressFields } from './addresses.api';

export type FieldErrors = Partial<Record<keyof AddressFields, string>>;

/** The server's limit. */
export const maxAddresses = 3;

export const blankFields: AddressFields = { address: '', city: '', pincode: '', phone: '', notes: '' };

const withoutPlaceholder = (notes: string) => (notes.trim() === noNotes ? '' : notes);

export const notesOf = ({ notes }: Address) => withoutPlaceholder(notes);

export function fieldsOf({ address, city, pincode, phone, notes }: Address): AddressFields {
  return { address, city, pincode, phone, notes: withoutPlaceholder(notes) };
}

const { notes: _, ...requiredFields } = blankFields;
const requiredNames = Object.keys(requiredFields) as (keyof typeof requiredFields)[];

export function isComplete(fields: AddressFields): boolean {
  return requiredNames.every((name) => fields[name].trim() !== '');
}

export function isSame(fields: AddressFields, others: AddressFields): boolean {
  return Object.entries(others).every(
    ([name, value]) => fields[name as keyof AddressFields].trim() === value.trim(),
  );
}

const requests: Record<(typeof requiredNames)[number], string> = {
  address: 'Enter your address',
  city: 'Enter your city',
  pincode: 'Enter your pincode',
  phone: 'Enter your phone number',
};

/** The server checks the same rule. */
const isPincode = (text: string) => /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(text);
/** Stricter than the server, which accepts any text. */
const isPhone = (text: string) =>
  /^[+(\d][\d\s()./-]*(?:(?:x|ext\.?)\s?\d+)?$/i.test(text) && /(?:\d\D*){3}/.test(text);

/** Validation errors by field, as sentences. */
export function problemsOf(fields: AddressFields): FieldErrors {
  const pincode = fields.pincode.trim();
  const phone = fields.phone.trim();
  return {
    ...(pincode && !isPincode(pincode) && { pincode: 'Use only letters, digits, spaces and hyphens' }),
    ...(phone && !isPhone(phone) && { phone: 'Enter a phone number, for example +1 555 0100' }),
    ...Object.fromEntries(
      requiredNames.filter((name) => !fields[name].trim()).map((name) => [name, requests[name]]),
    ),
  };
}
