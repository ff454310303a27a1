import type { AddressFields } from './addresses.api';

/** What can't be a number to call, or a post code of any country. The shop itself takes anything. */
export function doubtsAbout({ phone, pincode }: AddressFields): Record<string, string> {
  return {
    ...(isPostCode(pincode.trim()) ? {} : { pincode: 'must be a post code, such as 10115 or SW1A 1AA' }),
    ...(isPhone(phone.trim()) ? {} : { phone: 'must be a number to call, such as +351 900 000 000' }),
  };
}

const isPostCode = (text: string) => /^[\p{L}\d][\p{L}\d -]{1,11}$/u.test(text) && /\d/.test(text);
const isPhone = (text: string) =>
  /^[+(\d][\d\s()./-]*(?:(?:x|ext\.?)\s?\d+)?$/i.test(text) && /(?:\d\D*){3}/.test(text);
