import { localDay } from '../day';
import { dayRange } from '../day-range';
import { isPickedUp } from './destination';
import type { Order } from './order';

type Awaited = Pick<
  Order,
  'addressInfo' | 'delivery' | 'orderStatus' | 'parcels' | 'paymentStatus' | 'cartItems'
>;

/**
 * When an order arrives or has arrived: Arrives Tue 24 – Thu 26 Nov. Null where nothing is expected, or no day is known.
 *
 * @param today a day, 2026-11-24
 */
export function arrivalOf(order: Awaited, today = localDay(new Date().toISOString())): string | null {
  if (order.paymentStatus !== 'paid' || order.orderStatus === 'rejected') return null;
  if (order.orderStatus === 'delivered') return arrivedOf(order);
  if (isPickedUp(order) && order.orderStatus === 'inShipping') return 'Ready to collect';
  return expectedOf(order, today);
}

function arrivedOf(order: Awaited): string | null {
  if (order.parcels.some(({ deliveryAssumed }) => deliveryAssumed)) return 'Should have arrived';
  const last = lastDeliveryOf(order);
  return last && `${isPickedUp(order) ? 'Collected' : 'Delivered'} ${writtenDay(last)}`;
}

function expectedOf(order: Awaited, today: string): string | null {
  const promised = order.delivery?.promised;
  if (!promised) return null;
  const days = dayRange(promised);
  if (promised.to < today) return `Expected ${days}`;
  return isPickedUp(order) ? `Ready on ${days}` : `Arrives ${days}`;
}

function lastDeliveryOf({ parcels }: Awaited): string | null {
  const days = parcels.flatMap(({ deliveredDate }) => deliveredDate ?? []);
  return days.toSorted().at(-1) ?? null;
}

function writtenDay(moment: string): string {
  const day = localDay(moment);
  return dayRange({ from: day, to: day });
}

/** How far an order of several parcels is, or one of which a parcel got lost; null for any other. */
export function progressOf(order: Awaited): string | null {
  if (order.orderStatus === 'rejected') return null;
  const parcels = order.parcels.filter(({ status }) => status !== 'unpacked');
  const count = (wanted: string) => parcels.filter(({ status }) => status === wanted).length;
  const [delivered, lost] = [count('delivered'), count('lost')];
  const isWhole = delivered === parcels.length || (delivered === 0 && lost === 0);
  if (isWhole) return null;
  const verb = isPickedUp(order) ? 'collected' : 'delivered';
  const total = `${parcels.length} ${parcels.length === 1 ? 'parcel' : 'parcels'}`;
  const lostParcels = parcels.filter(({ status }) => status === 'lost');
  return [`${delivered} of ${total} ${verb}.`, ...remediesOf(lostParcels)].join(' ');
}

const remedies = {
  'send-again': "We're sending what got lost again.",
  refund: "We're refunding what got lost.",
};

const remediesOf = (lost: Awaited['parcels']): string[] => [
  ...new Set(
    lost.map(({ remedy }) =>
      remedy ? remedies[remedy] : "We're sorting out what got lost and will e-mail you.",
    ),
  ),
];
