import type { Permission } from '../../access/admin-feature';
import type { Order } from '../orders.api';
import { leftIn } from '../printing/pieces-left';

export interface NextAction {
  label: string;
  /** The part of the page where it is done. */
  part: 'notices' | 'parcels';
  /** One of these permissions is enough. */
  needs: Permission[];
  /** All that is left is packed by one click. */
  isPacking?: true;
}

/** The one thing that an order waits for the shop to do; undefined: it waits for somebody else. */
export function nextActionOf(order: Order): NextAction | undefined {
  if (order.hold) return { label: 'Decide about the hold', part: 'notices', needs: ['orders.change'] };
  if (order.withdrawals.some(({ isDone }) => !isDone))
    return { label: 'Deal with the withdrawal', part: 'notices', needs: ['orders.change', 'refunds.give'] };
  if (!canBeSent(order)) return undefined;
  if (order.parcels.some(({ status }) => status === 'packed'))
    return { label: 'Add the number and ship', part: 'parcels', needs: ['orders.ship'] };
  if (leftIn(order).length > 0)
    return { label: 'Pack all items', part: 'parcels', needs: ['orders.ship'], isPacking: true };
  if (order.parcels.some(({ status, trackingNumber }) => status === 'sent' && !trackingNumber))
    return { label: 'Add the tracking number', part: 'parcels', needs: ['orders.ship'] };
  return undefined;
}

const canBeSent = ({ paymentStatus, orderStatus, exchange }: Order): boolean =>
  paymentStatus === 'paid' && orderStatus !== 'rejected' && exchange?.state !== 'held';
