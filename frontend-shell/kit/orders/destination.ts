import { addressLines } from '../addresses/address-lines';
import type { Order } from './order';

type Destined = Pick<Order, 'addressInfo' | 'delivery'>;

export const isPickedUp = ({ delivery }: Destined): boolean => delivery?.kind === 'pick-up';

/** In lines: where the order goes, or where its recipient picks it up. */
export function destinationLines({ addressInfo, delivery }: Destined): string[] {
  if (delivery?.kind !== 'pick-up') return addressLines(addressInfo);
  return [...(delivery.pickUpText ?? '').split('\n'), addressInfo.recipient].filter(Boolean);
}
