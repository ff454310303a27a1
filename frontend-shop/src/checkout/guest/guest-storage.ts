import { blankFields } from '../../addresses/address-fields';
import type { AddressFields } from '../../addresses/addresses.api';
import { readJson, writeJson } from '../../ui/storage';

interface TypedGuest {
  email: string;
  fields: AddressFields;
}

const storageKey = 'guest';

/** A guest has no account whose name could be the recipient's. */
export const blankGuest: TypedGuest = { email: '', fields: { ...blankFields, recipient: '' } };

/** The fields that a guest has typed, for a reload and for the next order in this tab. */
export const guestStorage = {
  read: (): TypedGuest => ({
    ...blankGuest,
    ...(readJson('sessionStorage', storageKey) as Partial<TypedGuest> | null),
  }),
  write: (typed: TypedGuest) => writeJson('sessionStorage', storageKey, typed),
};
