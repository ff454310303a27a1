import { z } from 'zod';
import { addAddressProblems, addressFields } from '../../../platform/addresses/address-fields';
import { CountryCode } from '../../../platform/addresses/country-code';
import { text } from '../../../platform/http/wire';

/** `seenUpdateDate` is the `orderUpdateDate` of the order that the correction is based on. */
export const CorrectAddressBody = z
  .object({
    ...addressFields,
    recipient: text(300),
    country: CountryCode,
    region: addressFields.region.default(''),
    seenUpdateDate: z.iso.datetime().transform((given) => new Date(given)),
  })
  .superRefine(addAddressProblems)
  .meta({ id: 'CorrectAddressBody' });
