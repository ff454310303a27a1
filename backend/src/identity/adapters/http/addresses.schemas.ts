import { z } from 'zod';
import type { Address } from '../../domain/address-book';
import { responseOf, Id, text } from '../../../platform/http/wire';

/** An empty one is refused as empty alone. */
const pincode = text(300).regex(
  /^([\p{L}\p{N}][\p{L}\p{N} -]*)?$/u,
  'may contain only letters, digits, spaces and hyphens',
);

const fields = {
  address: text(300),
  city: text(300),
  pincode,
  phone: text(300),
  notes: text(300),
};

export const AddAddressBody = z.object({ userId: Id, ...fields }).meta({ id: 'AddAddressBody' });
export const EditAddressBody = z.object(fields).meta({ id: 'EditAddressBody' });

export const AddressView = z
  .object({
    _id: z.string(),
    userId: z.string(),
    address: z.string(),
    city: z.string(),
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
