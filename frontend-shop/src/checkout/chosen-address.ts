import type { Address } from '../addresses/addresses.api';
import { keep, kept } from '../ui/storage';

const KEY = 'addressId';

/** The one that was chosen in this session, or else the one of the last order. */
export const rememberedAddressId = () => kept('sessionStorage', KEY) ?? kept('localStorage', KEY);
export const rememberChosen = (addressId: string) => keep('sessionStorage', KEY, addressId);
export const rememberUsed = (addressId: string) => keep('localStorage', KEY, addressId);

/** One that was deleted is none; of a single one there is no choice. */
export function chosenOf(addresses: Address[] | null, chosenId: string | null): Address | undefined {
  const chosen = addresses?.find(({ _id }) => _id === chosenId);
  return chosen ?? (addresses?.length === 1 ? addresses[0] : undefined);
}
