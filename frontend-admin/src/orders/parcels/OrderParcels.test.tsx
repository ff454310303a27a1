import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { details, openDetails, openOrders, shopWith } from '../../testing/open-orders';
import { ada, packedParcel, paidOrder } from '../../testing/samples';
import type { Order } from '../orders.api';
import type { Parcel } from './parcels.api';

const pack = 'POST /api/admin/orders/{id}/parcels';
const lossPreview = 'POST /api/admin/orders/{id}/cancellations/preview';
const move = 'POST /api/admin/parcels/{id}/{status}';
const track = 'PUT /api/admin/parcels/{id}';

const parcel = (fields: Partial<Parcel> = {}): Parcel => ({ ...packedParcel, ...fields });

/** Two shirts, one of them in this parcel. */
const orderWith = (one: Parcel): Order => ({
  ...paidOrder,
  cartItems: paidOrder.cartItems.map((item) => ({ ...item, inParcels: 1 })),
  parcels: [one],
});

/** Answers the question that follows a button. */
const sure = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

const changesIn = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => /^(POST|PUT) \/api\/admin/.test(call)).map(({ body }) => body);

test('what is left is sent as one parcel', async () => {
  let order: Order = paidOrder;
  const { user, sent } = await openOrders({
    ...shopWith(paidOrder),
    [details]: () => ({ success: true, data: order }),
    [pack]: () => {
      const all = parcel({ status: 'sent', pieces: [{ variantId: 'variant-1', quantity: 2 }] });
      const cartItems = paidOrder.cartItems.map((item) => ({ ...item, inParcels: 2 }));
      const at = '2026-11-20T15:00:00.000Z';
      const parcelHistory = [{ parcelNumber: 'HB-10001-1', status: 'sent' as const, by: ada, at }];
      order = { ...paidOrder, cartItems, parcelHistory, parcels: [all], orderStatus: 'inShipping' };
      return { success: true, message: 'The parcel is sent', data: { parcelId: 'parcel-1' } };
    },
  });
  const dialog = await openDetails(user);
  expect(dialog.getByText('2 items are not packed yet.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ship all' }));
  expect(await screen.findByText(/We tell Sam Shopper by e-mail\. The parcel has no tracking/)).toBeVisible();
  expect(changesIn(sent)).toEqual([]);
  await sure(user, 'Ship and notify');
  const parcels = await dialog.findByRole('list', { name: 'Parcels' });
  expect(parcels).toHaveTextContent(/HB-10001-1Sent.*2 × Linen Shirt/);
  expect(dialog.getByText('All items are packed.')).toBeVisible();
  expect(dialog.getByRole('list', { name: 'History' })).toHaveTextContent(
    /Sent: parcel HB-10001-1.*by Ada Admin/,
  );
  expect(changesIn(sent)).toEqual([{ sent: true }]);
});

test('cancelled pieces are not left to pack', async () => {
  const cartItems = paidOrder.cartItems.map((item) => ({ ...item, cancelled: 1 }));
  const { user } = await openOrders(shopWith({ ...paidOrder, cartItems }));
  const dialog = await openDetails(user);
  expect(dialog.getByText('1 item is not packed yet.')).toBeVisible();
});

test('a choice of pieces is packed', async () => {
  const { user, sent } = await openOrders({
    ...shopWith(paidOrder),
    [pack]: { success: true, message: 'The parcel is packed', data: { parcelId: 'parcel-1' } },
  });
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Choose items' }));
  const pieces = dialog.getByRole('spinbutton', { name: 'Pieces of Linen Shirt' });
  expect(pieces).toHaveValue('2');
  await user.clear(pieces);
  await user.type(pieces, '1');
  await user.click(dialog.getByRole('button', { name: 'Pack these items' }));
  await waitFor(() => {
    expect(changesIn(sent)).toEqual([{ sent: false, pieces: [{ variantId: 'variant-1', quantity: 1 }] }]);
  });
});

test('a scanned tracking number is saved by the Enter of the scanner', async () => {
  const { user, sent } = await openOrders({
    ...shopWith(orderWith(parcel())),
    [track]: { success: true, message: 'The tracking number is saved' },
  });
  const dialog = await openDetails(user);
  const tracking = within(dialog.getByRole('form', { name: 'Tracking of parcel HB-10001-1' }));
  await user.type(tracking.getByRole('textbox', { name: 'Carrier' }), 'UPS');
  await user.type(tracking.getByRole('textbox', { name: 'Tracking number' }), '1Z999{Enter}');
  await waitFor(() => expect(changesIn(sent)).toEqual([{ carrier: 'UPS', trackingNumber: '1Z999' }]));
});

const openSent = (order: Partial<Order> = {}) =>
  openOrders({
    ...shopWith({
      ...orderWith(parcel({ status: 'sent', sentDate: '2026-11-20T16:00:00.000Z' })),
      ...order,
    }),
    [lossPreview]: { success: true, data: { refund: 49.99, endsOrder: true } },
    [move]: { success: true, message: 'The parcel is lost' },
  });

test('"Ship and notify" saves the tracking number that was typed, in the same request', async () => {
  const { user, sent } = await openOrders({
    ...shopWith(orderWith(parcel())),
    [track]: { success: true, message: 'The parcel is sent' },
  });
  const dialog = await openDetails(user);
  const tracking = within(dialog.getByRole('form', { name: 'Tracking of parcel HB-10001-1' }));
  await user.type(tracking.getByRole('textbox', { name: 'Carrier' }), 'UPS');
  await user.type(tracking.getByRole('textbox', { name: 'Tracking number' }), '1Z999');
  await user.click(dialog.getByRole('button', { name: 'Ship and notify: parcel HB-10001-1' }));
  expect(await screen.findByText('We tell Sam Shopper by e-mail.')).toBeVisible();
  expect(changesIn(sent)).toEqual([]);
  await sure(user, 'Ship and notify');
  await waitFor(() =>
    expect(changesIn(sent)).toEqual([{ carrier: 'UPS', trackingNumber: '1Z999', sent: true }]),
  );
});

test('a tracking number that comes after the parcel was sent is saved after a question', async () => {
  const { user, sent } = await openOrders({
    ...shopWith(orderWith(parcel({ status: 'sent', sentDate: '2026-11-20T16:00:00.000Z' }))),
    [track]: { success: true, message: 'Saved' },
  });
  const dialog = await openDetails(user);
  const tracking = within(dialog.getByRole('form', { name: 'Tracking of parcel HB-10001-1' }));
  await user.type(tracking.getByRole('textbox', { name: 'Tracking number' }), '1Z999{Enter}');
  expect(await screen.findByText('We tell Sam Shopper the number by e-mail.')).toBeVisible();
  expect(changesIn(sent)).toEqual([]);
  await sure(user, 'Save and notify');
  await waitFor(() => expect(changesIn(sent)).toEqual([{ carrier: null, trackingNumber: '1Z999' }]));
});

test('a parcel is moved with the status that the admin saw', async () => {
  const { user, sent } = await openSent();
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Mark as delivered: parcel HB-10001-1' }));
  expect(await screen.findByText('We tell Sam Shopper by e-mail.')).toBeVisible();
  expect(changesIn(sent)).toEqual([]);
  await sure(user, 'Mark as delivered');
  await waitFor(() => expect(changesIn(sent)).toEqual([{ seen: 'sent' }]));
});

test.each([
  ['Send again', 'send-again'],
  ['Refund', 'refund'],
])(
  'the pieces of a lost parcel are handled by "%s", after a question with the amount',
  async (name, remedy) => {
    const { user, sent } = await openSent();
    const dialog = await openDetails(user);
    await user.click(dialog.getByRole('button', { name: 'Mark as lost: parcel HB-10001-1' }));
    expect(
      await screen.findByText(
        'A refund gives $49.99 back to Sam Shopper. Nothing else is left, so the order is rejected.',
      ),
    ).toBeVisible();
    expect(sent.at(-1)!.body).toEqual({
      lostParcel: 'parcel-1',
      pieces: [{ variantId: 'variant-1', quantity: 1 }],
    });
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(changesIn(sent).at(-1)).toEqual({ seen: 'sent', remedy }));
    expect(sent.map(({ call }) => call)).toContain('POST /api/admin/parcels/parcel-1/lost');
  },
);

test('a lost parcel of a rejected order is only written off', async () => {
  const { user } = await openSent({ orderStatus: 'rejected', paymentStatus: 'refunded' });
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Mark as lost: parcel HB-10001-1' }));
  expect(await screen.findByRole('button', { name: 'Mark as lost' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

test('a refusal says why, and the order is loaded again', async () => {
  const message = 'Nothing of this order is left to pack';
  let loads = 0;
  const { user } = await openOrders({
    ...shopWith(paidOrder),
    [details]: () => {
      loads += 1;
      return { success: true, data: paidOrder };
    },
    [pack]: refuse(409, { code: 'NOTHING_TO_PACK', message }),
  });
  const dialog = await openDetails(user);
  const before = loads;
  await user.click(dialog.getByRole('button', { name: 'Ship all' }));
  await sure(user, 'Ship and notify');
  expect(await dialog.findByText(message)).toBeVisible();
  await waitFor(() => expect(loads).toBeGreaterThan(before));
});

test('an unpaid order can not be packed', async () => {
  const { user } = await openOrders(
    shopWith({ ...paidOrder, orderStatus: 'pending', paymentStatus: 'pending' }),
  );
  const dialog = await openDetails(user);
  expect(dialog.getByText('Only a paid order is packed and sent.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Ship all' })).not.toBeInTheDocument();
});
