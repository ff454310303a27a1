import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { details, list, openOrders, ordersOf, shopWith } from '../../testing/open-orders';
import { pageOf } from '../../testing/list';
import { ada, orderChange, paidOrder, paymentChange, sam } from '../../testing/samples';
import type { Order } from '../orders.api';

const path = '/admin/orders/order-1';

const customer = {
  _id: paidOrder.userId,
  userName: 'Sam Shopper',
  email: 'sam@haberdash.test',
  isGuest: false,
  registeredAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: '2026-11-20T00:00:00.000Z',
  orders: 3,
  spent: 250,
  blocked: null,
  addresses: [],
};

const pageWith = (order: Order, answers: Answers = {}): Answers => ({
  ...shopWith(order),
  'GET /api/admin/mails': pageOf([
    {
      mailId: 'mail-1',
      kind: 'order-confirmed',
      topic: 'order-confirmed',
      orderId: 'order-1',
      recipient: 'sam@haberdash.test',
      status: 'sent',
      reason: null,
      attempts: 1,
      writtenDate: '2026-11-20T14:02:30.000Z',
      sentDate: '2026-11-20T14:02:31.000Z',
    },
  ]),
  'GET /api/admin/customers/details/{id}': { success: true, data: customer },
  ...answers,
});

test('an order is a page with its number, status and total, its customer, and one timeline', async () => {
  const order: Order = {
    ...paidOrder,
    history: [orderChange('pending', 'pending', sam, 0), orderChange('confirmed', 'paid', sam, 2)],
    paymentHistory: [paymentChange('approved', sam, 1)],
    notes: [{ note: 'Called', by: ada, at: '2026-11-20T14:03:00.000Z' }],
  };
  await openOrders(pageWith(order), path);
  const head = within((await screen.findByRole('heading', { name: 'Order HB-10001' })).closest('header')!);
  expect(head.getByText('Confirmed')).toBeVisible();
  expect(head.getByText('$99.98')).toBeVisible();
  expect(await screen.findByRole('link', { name: '3 paid orders' })).toHaveAttribute(
    'href',
    `/admin/orders?customer=${paidOrder.userId}`,
  );
  expect(screen.getByRole('link', { name: 'Sam Shopper' })).toHaveAttribute(
    'href',
    `/admin/customers/${paidOrder.userId}`,
  );
  const timeline = within(screen.getByRole('list', { name: 'Timeline' }));
  await timeline.findByText(/^E-mail/);
  expect(timeline.getAllByRole('listitem').map((item) => item.querySelector('strong')!.textContent)).toEqual([
    'Placed',
    'Approved by the buyer',
    'Paid',
    'E-mail “Order confirmed” to sam@haberdash.test: Sent',
    'Note: Called',
  ]);
});

test('the next action packs all items, and leads to the number of a packed parcel', async () => {
  let order: Order = paidOrder;
  const packed: Order = {
    ...paidOrder,
    cartItems: paidOrder.cartItems.map((item) => ({ ...item, inParcels: item.quantity })),
    parcels: [
      {
        ...{ _id: 'parcel-1', parcelNumber: 'HB-10001-1', status: 'packed', pieces: [] },
        ...{ carrier: null, trackingNumber: null, trackingLink: null, remedy: null },
        ...{ packedDate: '2026-11-20T15:00:00.000Z', sentDate: null, deliveredDate: null, lostDate: null },
      },
    ],
  };
  const { user } = await openOrders(
    pageWith(paidOrder, {
      [details]: () => ({ success: true, data: order }),
      'POST /api/admin/orders/{id}/parcels': () => {
        order = packed;
        return { success: true, message: 'The parcel is packed', data: { parcelId: 'parcel-1' } };
      },
    }),
    path,
  );
  await user.click(await screen.findByRole('button', { name: 'Pack all items' }));
  await user.click(await screen.findByRole('button', { name: 'Add the number and ship' }));
  const parcel = within(screen.getByRole('form', { name: 'Tracking of parcel HB-10001-1' }));
  expect(parcel.getAllByRole('textbox')).toContain(document.activeElement);
});

test('the number in the list is a link to the page, which leads to the next order', async () => {
  const second: Order = { ...paidOrder, _id: 'order-2', orderNumber: 'HB-10002' };
  const { user } = await openOrders(
    pageWith(paidOrder, {
      [list]: ordersOf(paidOrder, second),
      [details]: ({ url }) => ({ success: true, data: url.pathname.endsWith('2') ? second : paidOrder }),
    }),
  );
  await user.click(await screen.findByRole('link', { name: 'HB-10001' }));
  expect(await screen.findByRole('heading', { name: 'Order HB-10001' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Order HB-10002' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', path);
});

test('a note that is not saved is discarded only after a question', async () => {
  const { user } = await openOrders(pageWith(paidOrder), path);
  await user.type(await screen.findByRole('textbox', { name: 'New note' }), 'Ring twice');
  await user.click(screen.getByRole('link', { name: 'Sam Shopper' }));
  expect(
    await screen.findByText('Discard unsaved changes?', { selector: '.ant-modal-confirm-title' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('Ring twice');
});

test('an order that can not be loaded can be tried again', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await openOrders(
    pageWith(paidOrder, { [details]: () => (isAway ? away : { success: true, data: paidOrder }) }),
    path,
  );
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Order HB-10001' })).toBeVisible());
});
