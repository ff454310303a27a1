import { screen, waitFor, within } from '@testing-library/react';
import { list, openOrders, ordersOf } from '../testing/open-orders';
import { paidOrder } from '../testing/samples';
import type { Order } from '../orders/orders.api';

const moveOn = 'PUT /api/admin/orders/move-on';
const pack = 'PUT /api/admin/orders/pack';

const at = '2026-11-20T15:00:00.000Z';
const two: Order = { ...paidOrder, _id: 'order-2', orderNumber: 'HB-10002' };
/** One of its two shirts is packed. */
const begun: Order = {
  ...paidOrder,
  _id: 'order-3',
  orderNumber: 'HB-10003',
  cartItems: paidOrder.cartItems.map((item) => ({ ...item, inParcels: 1 })),
  parcels: [
    {
      _id: 'parcel-1',
      parcelNumber: 'HB-10003-1',
      status: 'packed',
      pieces: [{ variantId: 'variant-1', quantity: 1 }],
      carrier: null,
      trackingNumber: null,
      trackingLink: null,
      packedDate: at,
      sentDate: null,
      deliveredDate: null,
      lostDate: null,
      remedy: null,
    },
  ],
};

test('what is to be sent is listed, and many orders are sent at once', async () => {
  const { user, sent } = await openOrders(
    {
      [list]: ordersOf(paidOrder, begun),
      [moveOn]: {
        success: true,
        data: [
          { orderId: 'order-1', orderNumber: 'HB-10001', refusal: null },
          {
            orderId: 'order-3',
            orderNumber: 'HB-10003',
            refusal: { code: 'ORDER_REFUNDED', message: 'This order was refunded and stays rejected' },
          },
        ],
      },
    },
    '/admin/sending',
  );
  expect(await screen.findByRole('row', { name: /HB-10003.*1/ })).toBeVisible();
  expect(sent[0]!.url.search).toContain('toSend=all&sort=oldest');
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  for (const [name, page] of [
    ['Print pick list', 'pick-list'],
    ['Print packing slips', 'print'],
  ] as const) {
    const link = bar.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/admin/orders/${page}?ids=order-1,order-3&from=sending`);
    expect(link).toHaveAttribute('target', '_blank');
  }
  await user.click(bar.getByRole('button', { name: 'Ship all' }));
  expect(await screen.findByText(/by e-mail\. 2 orders have no tracking number yet/)).toBeVisible();
  expect(sent.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Ship 2 orders' }));
  expect(await screen.findByText(/HB-10003: This order was refunded/)).toBeVisible();
  expect(sent.find(({ call }) => call.startsWith('PUT'))!.body).toEqual({
    orderIds: ['order-1', 'order-3'],
    orderStatus: 'inShipping',
  });
});

test('many orders are packed at once, and stay selected for their slips', async () => {
  let answer = () => {};
  const { user, sent, toasts } = await openOrders(
    {
      [list]: ordersOf(paidOrder, begun),
      [pack]: async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return {
          success: true,
          data: ['order-1', 'order-3'].map((orderId) => ({ orderId, orderNumber: 'HB', refusal: null })),
        };
      },
    },
    '/admin/sending',
  );
  await user.click(await screen.findByRole('checkbox', { name: /all/i }));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Pack all' }));
  expect(await bar.findByText('Packing 2 orders…')).toBeVisible();
  expect(bar.getByRole('button', { name: 'Ship all' })).toBeDisabled();
  answer();
  await waitFor(() => expect(toasts).toEqual([{ variant: 'success', message: '2 orders are packed' }]));
  expect(bar.queryByText('Packing 2 orders…')).not.toBeInTheDocument();
  expect(bar.getByText('2 selected')).toBeVisible();
  expect(sent.find(({ call }) => call === pack)!.body).toEqual({ orderIds: ['order-1', 'order-3'] });
});

test('the late orders have a list of their own', async () => {
  const { user, sent } = await openOrders({ [list]: ordersOf() }, '/admin/sending');
  await user.click(await screen.findByRole('link', { name: 'Late' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is late' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
  expect(sent.at(-1)!.url.searchParams.get('toSend')).toBe('late');
});

test('a pick list has each variant once, with what no parcel has yet', async () => {
  const path = '/admin/orders/pick-list?ids=a,b,c&from=sending';
  await openOrders({ [list]: ordersOf(paidOrder, two, begun) }, path);
  const picks = await screen.findByRole('region', { name: 'Pick list' });
  expect(
    within(picks).getByRole('row', { name: '5 Linen Shirt LINEN-M HB-10001, HB-10002, HB-10003' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to shipping' })).toHaveAttribute('href', '/admin/sending');
});

test('each packed parcel has a packing slip of its own, and so has what is left', async () => {
  await openOrders({ [list]: ordersOf(begun) }, '/admin/orders/print?ids=order-3');
  const slip = await screen.findByRole('region', { name: 'Packing slip of parcel HB-10003-1' });
  expect(within(slip).getByRole('row', { name: '1 Linen Shirt LINEN-M' })).toBeVisible();
  expect(within(slip).getByText('Haberdash · 2026-11-20 · Standard delivery')).toBeVisible();
  const rest = screen.getByRole('region', { name: 'Packing slip of order HB-10003' });
  expect(within(rest).getByRole('row', { name: '1 Linen Shirt LINEN-M' })).toBeVisible();
});
