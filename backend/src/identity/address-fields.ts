import { z } from 'zod';
import { multilineText, singleLine, sized } from '../platform/http/wire';
import { type GivenAddress, problemsOf } from '../shared/addresses/address-problems';
import { CountryCode } from '../shared/addresses/country-code';
import { asTyped, asTypedCode } from '../platform/http/pasted';

const longest = 300;
const line = singleLine.overwrite(asTyped).trim();
const code = singleLine.overwrite(asTypedCode);
/** Some countries have none. */
const optionalText = line.max(longest, `must be at most ${longest} characters`);
const pincode = code
  .max(longest, `must be at most ${longest} characters`)
  .regex(/^([\p{L}\p{N}][\p{L}\p{N} -]*)?$/u, 'may contain only letters, digits, spaces and hyphens');

/** These are the fields of every body with an address. */
export const addressFields = {
  /** The name of the account, if left out of a new address. */
  recipient: sized(line, longest).nullish(),
  /** ISO 3166-1 alpha-2. The shop's, if left out of a new address. */
  country: CountryCode.nullish(),
  address: sized(line, longest),
  city: optionalText.default(''),
  /** Where the country has a list of them, one of these; it may be left out if the postcode tells it. */
  region: optionalText.optional(),
  pincode: pincode.default(''),
  phone: sized(code, longest),
  notes: multilineText(longest),
};

export function addAddressProblems(given: GivenAddress, context: z.RefinementCtx): void {
  for (const [field, message] of problemsOf(given))
    context.addIssue({ code: 'custom', path: [field], message });
}
