import { z } from 'zod';
import { addAddressProblems, addressFields } from '../../../address-fields';
import type { Address } from '../../domain/address-book';
import { responseOf, Id } from '../../../../platform/http/wire';

export const AddAddressBody = z
  .object({ userId: Id, ...addressFields })
  .superRefine(addAddressProblems)
  .meta({ id: 'AddAddressBody' });
/** Fields that are left out stay. */
export const EditAddressBody = z
  .object(addressFields)
  .superRefine(addAddressProblems)
  .meta({ id: 'EditAddressBody' });

export const AddressView = z
  .object({
    _id: z.string(),
    userId: z.string(),
    /** Null means the name of the account. */
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
