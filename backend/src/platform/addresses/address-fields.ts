import { z } from 'zod';
import { multilineText, singleLine, text } from '../http/wire';
import { type GivenAddress, problemsOf } from './address-problems';
import { CountryCode } from './country-code';

/** Some countries have none. */
const optionalText = singleLine.max(300, 'must be at most 300 characters');

const pincode = optionalText.regex(
  /^([\p{L}\p{N}][\p{L}\p{N} -]*)?$/u,
  'may contain only letters, digits, spaces and hyphens',
);

/** Of a body with an address. */
export const addressFields = {
  /** The name of the account, if left out of a new address. */
  recipient: text(300).nullish(),
  /** ISO 3166-1 alpha-2. The shop's, if left out of a new address. */
  country: CountryCode.nullish(),
  address: text(300),
  city: optionalText.default(''),
  /** Where the country has a list of them, one of these; it may be left out if the postcode tells it. */
  region: optionalText.optional(),
  pincode: pincode.default(''),
  phone: text(300),
  notes: multilineText(300),
};

export function addAddressProblems(given: GivenAddress, context: z.RefinementCtx): void {
  for (const [field, message] of problemsOf(given))
    context.addIssue({ code: 'custom', path: [field], message });
}
