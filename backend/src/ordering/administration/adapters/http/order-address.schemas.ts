import { z } from 'zod';
import { addAddressProblems, addressFields } from '../../../../identity/address-fields';
import { CountryCode } from '../../../../shared/addresses/country-code';

/** `seenUpdateDate` is the `orderUpdateDate` of the order that the correction is based on. */
export const CorrectAddressBody = z
  .object({
    ...addressFields,
    recipient: addressFields.recipient.unwrap().unwrap(),
    country: CountryCode,
    region: addressFields.region.default(''),
    seenUpdateDate: z.iso.datetime().transform((given) => new Date(given)),
  })
  .superRefine(addAddressProblems)
  .meta({ id: 'CorrectAddressBody' });
