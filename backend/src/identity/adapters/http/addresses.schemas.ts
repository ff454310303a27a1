import { z } from 'zod';
import { CountryCode } from '../../../platform/addresses/country-code';
import type { Address, GivenAddress } from '../../domain/address-book';
import { responseOf, Id, storableText, text } from '../../../platform/http/wire';
import { problemsOf } from './address-problems';

/** Some countries have none. */
const optionalText = storableText.trim().max(300, 'must be at most 300 characters');

const pincode = optionalText.regex(
  /^([\p{L}\p{N}][\p{L}\p{N} -]*)?$/u,
  'may contain only letters, digits, spaces and hyphens',
);

const fields = {
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
  notes: text(300),
};

function addProblems(given: GivenAddress, context: z.RefinementCtx): void {
  for (const [field, message] of problemsOf(given))
    context.addIssue({ code: 'custom', path: [field], message });
}

export const AddAddressBody = z
  .object({ userId: Id, ...fields })
  .superRefine(addProblems)
  .meta({ id: 'AddAddressBody' });
/** What it leaves out stays. */
export const EditAddressBody = z.object(fields).superRefine(addProblems).meta({ id: 'EditAddressBody' });

export const AddressView = z
  .object({
    _id: z.string(),
    userId: z.string(),
    /** Null: the name of the account. */
    recipient: z.string().nullable(),
    /** ISO 3166-1 alpha-2. Null: the shop's. */
    country: z.string().nullable(),
    address: z.string(),
    city: z.string(),
    region: z.string(),
    pincode: z.string(),
    phone: z.string(),
    notes: z.string(),
  })
  .meta({ id: 'AddressView' });
export const AddressResponse = responseOf(AddressView).meta({ id: 'AddressAnswer' });
export const AddressListResponse = responseOf(z.array(AddressView)).meta({ id: 'AddressListAnswer' });

export type AddressView = z.infer<typeof AddressView>;

export const toAddressView = (userId: string, { id, ...fields }: Address): AddressView => ({
  _id: id,
  userId,
  ...fields,
});
