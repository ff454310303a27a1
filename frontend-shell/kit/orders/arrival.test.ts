import { arrivalOf, progressOf } from './arrival';
import type { Order } from './order';

type Asked = Parameters<typeof arrivalOf>[0];

const delivery = {
  ...{ name: 'Standard', kind: 'delivery' as const, carrier: null, pickUpText: null },
  promised: { from: '2026-12-01', to: '2026-12-03' },
};
const pickUp = { ...delivery, kind: 'pick-up' as const, promised: { from: '2026-11-27', to: '2026-11-27' } };

const parcel = (
  status: Order['parcels'][number]['status'],
  remedy: Order['parcels'][number]['remedy'] = null,
): Order['parcels'][number] => ({
  ...{ _id: status, parcelNumber: 'HB-10001-1', status, pieces: [] },
  ...{ carrier: null, trackingNumber: null, trackingLink: null },
  ...{ packedDate: '2026-11-20T10:00:00.000Z', sentDate: null, lostDate: null },
  remedy,
  deliveredDate: status === 'delivered' ? '2026-11-25T20:00:00.000Z' : null,
});

const order = (fields: Partial<Asked>) =>
  ({
    ...{ orderStatus: 'confirmed', paymentStatus: 'paid', parcels: [], cartItems: [], delivery },
    ...fields,
  }) as Asked;

test.each([
  [{}, 'Arrives Tue 1 – Thu 3 Dec'],
  [{ delivery: pickUp }, 'Ready on Fri 27 Nov'],
  [{ delivery: pickUp, orderStatus: 'inShipping' }, 'Ready to collect'],
  [
    { delivery: { ...delivery, promised: { from: '2026-11-23', to: '2026-11-24' } } },
    'Expected Mon 23 – Tue 24 Nov',
  ],
  [{ orderStatus: 'delivered', parcels: [parcel('delivered')] }, 'Delivered Wed 25 Nov'],
  [{ delivery: pickUp, orderStatus: 'delivered', parcels: [parcel('delivered')] }, 'Collected Wed 25 Nov'],
  [{ delivery: { ...delivery, promised: null } }, null],
  [{ delivery: null }, null],
  [{ orderStatus: 'rejected' }, null],
  [{ paymentStatus: 'pending' }, null],
] as const)('of an order with %j is said %j', (fields, said) => {
  expect(arrivalOf(order(fields as Partial<Asked>), '2026-11-26')).toBe(said);
});

test.each([
  [[], null],
  [['sent'], null],
  [['sent', 'packed'], null],
  [['delivered', 'delivered'], null],
  [['delivered', 'sent'], '1 of 2 parcels delivered.'],
  [['delivered', 'unpacked'], null],
  [['delivered', 'lost'], "1 of 2 parcels delivered. We're sorting out what got lost and will e-mail you."],
  [['lost'], "0 of 1 parcel delivered. We're sorting out what got lost and will e-mail you."],
] as const)('of parcels that are %j is said %j', (statuses, said) => {
  expect(progressOf(order({ parcels: statuses.map((status) => parcel(status)) }))).toBe(said);
});

test.each([
  ['send-again', "1 of 2 parcels delivered. We're sending what got lost again."],
  ['refund', "1 of 2 parcels delivered. We're refunding what got lost."],
] as const)('of a lost parcel with the remedy %s is said %j', (remedy, said) => {
  expect(progressOf(order({ parcels: [parcel('delivered'), parcel('lost', remedy)] }))).toBe(said);
});
