import type { Address } from '../addresses/addresses.api';
import { readItem, writeItem } from '../ui/storage';

const storageKey = 'addressId';

/** The address selected in this session, or the one of the last order. */
export const storedAddressId = () =>
  readItem('sessionStorage', storageKey) ?? readItem('localStorage', storageKey);
export const storeSelected = (addressId: string) => writeItem('sessionStorage', storageKey, addressId);
export const storeLastUsed = (addressId: string) => writeItem('localStorage', storageKey, addressId);

/** Ignores a deleted address; a single address is always selected. */
export function selectedAddress(addresses: Address[] | null, chosenId: string | null): Address | undefined {
  const chosen = addresses?.find(({ _id }) => _id === chosenId);
  return chosen ?? (addresses?.length === 1 ? addresses[0] : undefined);
}
