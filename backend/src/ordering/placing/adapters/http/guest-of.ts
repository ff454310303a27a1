import type { z } from 'zod';
import type { GivenGuest } from '../../../../identity/identity.facade';
import { normalized } from '../../../../shared/addresses/address-problems';
import type { PlaceOrderBody } from './place-order.schemas';
import { NoAddressChosen } from '../../../orders/domain/order.errors';

/** @throws NoAddressChosen when a visitor says nothing of who buys, or of who picks up */
export function guestOf(given: z.output<typeof PlaceOrderBody>['guest']): GivenGuest {
  if (!given) throw new NoAddressChosen();
  const { email, userName, address } = given;
  if (!address && userName === undefined) throw new NoAddressChosen();
  return { email, userName, address: address ? addressOf(normalized(address), userName ?? email) : null };
}

type GivenAddress = NonNullable<NonNullable<z.output<typeof PlaceOrderBody>['guest']>['address']>;

const addressOf = (
  { recipient, country, region, ...fields }: GivenAddress,
  name: string,
): GivenGuest['address'] => ({
  ...fields,
  recipient: recipient ?? name,
  country: country ?? null,
  region: region ?? '',
});
