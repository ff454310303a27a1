import type { Address } from '../addresses/addresses.api';
import { readItem, writeItem } from '../ui/storage';

const KEY = 'addressId';

/** The address selected in this session, or the one of the last order. */
export const storedAddressId = () => readItem('sessionStorage', KEY) ?? readItem('localStorage', KEY);
export const storeSelected = (addressId: string) => writeItem('sessionStorage', KEY, addressId);
export const storeLastUsed = (addressId: string) => writeItem('localStorage', KEY, addressId);

/** Ignores a deleted address; a single address is always selected. */
export function selectedAddress(addresses: Address[] | null, chosenId: string | null): Address | undefined {
  const chosen = addresses?.find(({ _id }) => _id === chosenId);
  return chosen ?? (addresses?.length === 1 ? addresses[0] : undefined);
}
