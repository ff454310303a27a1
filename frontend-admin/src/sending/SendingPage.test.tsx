import { screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '@haberdash/kit/testing/answers';
import { list, openOrders, ordersOf, shopWith } from '../testing/open-orders';
import { paidOrder } from '../testing/samples';
import type { Order } from '../orders/orders.api';

const ship = 'PUT /api/admin/dispatches/{id}/orders';
/** The call has the id that the page gave the dispatch. */
const shipped = /^PUT .*\/dispatches\/(.*)\/orders$/;
const undo = 'POST /api/admin/dispatches/{id}/undo';
const counts = 'GET /api/admin/orders/shipping-counts';
const track = 'PUT /api/admin/parcels/tracking-numbers';
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

const packed: Order = {
  ...begun,
  orderNumber: 'HB-10003',
  cartItems: paidOrder.cartItems.map((item) => ({ ...item, inParcels: 2 })),
};
const secondPacked: Order = {
  ...packed,
  _id: 'order-4',
  orderNumber: 'HB-10004',
  parcels: packed.parcels.map((parcel) => ({ ...parcel, _id: 'parcel-4', parcelNumber: 'HB-10004-1' })),
};

const idsIn = (body: unknown) => (body as { orderIds: string[] }).orderIds;
const changing = (): Answers => {
  const change = ({ body }: { body: unknown }) => ({
    success: true as const,
    data: idsIn(body).map((orderId) => ({ orderId, orderNumber: orderId, refusal: null })),
  });
  return {
    [pack]: change,
    [ship]: change,
    [undo]: { success: true, data: { parcels: 2 } },
    [track]: ({ body }) => ({
      success: true,
      data: (body as { parcels: { number: string }[] }).parcels.map(({ number }) => ({
        number,
        refusal: null,
      })),
    }),
    [counts]: {
      success: true,
      data: {
        unpacked: { count: 20, isExact: true },
        packed: { count: 2, isExact: true },
        untracked: { count: 0, isExact: true },
        late: { count: 1_000, isExact: false },
      },
    },
  };
};

const selectAll = async (user: Awaited<ReturnType<typeof openOrders>>['user']) => {
  await user.click(await screen.findByRole('checkbox', { name: /all/i }));
  return within(screen.getByRole('region', { name: 'Selected rows' }));
};

test('the steps have tabs with counts, which say where counting stopped', async () => {
  const { user, sent } = await openOrders({ ...changing(), [list]: ordersOf() }, '/admin/sending');
  for (const name of ['To pack 20', 'Packed 2', 'Sent without a number 0', 'Late 1,000+'])
    expect(await screen.findByRole('link', { name })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'To send' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nothing to pack' })).toBeVisible();
  const lists = () => sent.filter(({ call }) => call === list);
  expect(lists()[0]!.url.search).toContain('toSend=unpacked&sort=oldest');
  await user.click(screen.getByRole('link', { name: /^Late/ }));
  expect(await screen.findByRole('heading', { name: 'Nothing is late' })).toBeVisible();
  expect(lists().at(-1)!.url.searchParams.get('toSend')).toBe('late');
  expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
});

test('orders are packed in steps with progress, and are still selected at their next step', async () => {
  const orders = Array.from({ length: 7 }, (_, place) => ({
    ...paidOrder,
    _id: `order-${place}`,
    orderNumber: `HB-1000${place}`,
  }));
  let release = () => {};
  const { user, sent, toasts } = await openOrders(
    {
      ...changing(),
      [list]: ordersOf(...orders),
      [pack]: async ({ body }) => {
        if (idsIn(body).length === 2) await new Promise<void>((resolve) => (release = resolve));
        return {
          success: true,
          data: idsIn(body).map((orderId) => ({ orderId, orderNumber: orderId, refusal: null })),
        };
      },
    },
    '/admin/sending',
  );
  const bar = await selectAll(user);
  const paper = bar.getByRole('link', { name: 'Print pick list and slips' });
  expect(paper).toHaveAttribute('target', '_blank');
  expect(paper.getAttribute('href')).toBe(
    `/admin/orders/pick-list?ids=${orders.map(({ _id }) => _id).join(',')}&from=sending`,
  );
  await user.click(bar.getByRole('button', { name: 'Pack all' }));
  expect(await bar.findByText('Packing 7 orders…')).toBeVisible();
  expect(await bar.findByText('5 of 7')).toBeVisible();
  expect(bar.getByRole('button', { name: 'Ship all' })).toBeDisabled();
  release();
  await waitFor(() => expect(toasts).toEqual([{ variant: 'success', message: '7 orders are packed' }]));
  expect(await screen.findByRole('link', { name: /^Packed/, current: 'page' })).toBeVisible();
  expect(screen.getByText('7 selected')).toBeVisible();
  expect(sent.filter(({ call }) => call === pack).map(({ body }) => idsIn(body).length)).toEqual([5, 2]);
});

test("a scanner's Enter saves a number and moves to the next parcel, and all numbers are saved before shipping", async () => {
  const { user, sent } = await openOrders(
    { ...changing(), [list]: ordersOf(packed, secondPacked) },
    '/admin/sending?toSend=packed',
  );
  const bar = await selectAll(user);
  await user.click(screen.getByRole('textbox', { name: 'Tracking number of parcel HB-10003-1' }));
  await user.keyboard('1Z1{Enter}');
  expect(screen.getByRole('textbox', { name: 'Tracking number of parcel HB-10004-1' })).toHaveFocus();
  await user.keyboard('1Z2');
  await user.click(bar.getByRole('button', { name: 'Ship all' }));
  expect(await screen.findByText('2 orders are shipped.')).toBeVisible();
  const changes = sent.filter(({ call }) => call.startsWith('PUT'));
  expect(changes.map(({ call }) => call)).toEqual([track, track, expect.stringMatching(shipped)]);
  expect(changes[1]!.body).toMatchObject({
    sent: false,
    parcels: [{ number: 'HB-10004-1', carrier: null, trackingNumber: '1Z2' }],
  });
});

test('shipping is undone before the customers are told', async () => {
  const { user, sent, toasts } = await openOrders(
    { ...changing(), [list]: ordersOf(packed, secondPacked) },
    '/admin/sending?toSend=packed',
  );
  const bar = await selectAll(user);
  await user.click(bar.getByRole('button', { name: 'Ship all' }));
  expect(await screen.findByText(/by e-mail\. 2 orders have no tracking number yet/)).toBeVisible();
  expect(sent.some(({ call }) => shipped.test(call))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Ship 2 orders' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const message = 'Undone: 2 parcels are packed again, and no customer was told.';
  await waitFor(() => expect(toasts).toEqual([{ variant: 'success', message }]));
  expect(screen.queryByText('2 orders are shipped.')).not.toBeInTheDocument();
  const idOf = (name: RegExp) => sent.flatMap(({ call }) => name.exec(call)?.[1] ?? [])[0];
  expect(idOf(/dispatches\/(.*)\/undo$/)).toBe(idOf(shipped));
});

test('an order that is refused is named, and the others are shipped', async () => {
  const refusal = { code: 'ORDER_REFUNDED', message: 'This order was refunded and stays rejected' };
  const { user } = await openOrders(
    {
      ...changing(),
      [list]: ordersOf(paidOrder, begun),
      [ship]: {
        success: true,
        data: [
          { orderId: 'order-1', orderNumber: 'HB-10001', refusal: null },
          { orderId: 'order-3', orderNumber: 'HB-10003', refusal },
        ],
      },
    },
    '/admin/sending',
  );
  const bar = await selectAll(user);
  await user.click(bar.getByRole('button', { name: 'Ship all' }));
  await user.click(await screen.findByRole('button', { name: 'Ship 2 orders' }));
  expect(await screen.findByText(/HB-10003: This order was refunded/)).toBeVisible();
  expect(screen.getByText('1 order is shipped.')).toBeVisible();
});

test('a pick list has each variant once, with what is not sent yet, and the slips follow', async () => {
  const path = '/admin/orders/pick-list?ids=a,b,c&from=sending';
  await openOrders({ ...shopWith(paidOrder), [list]: ordersOf(paidOrder, two, begun) }, path);
  const picks = await screen.findByRole('region', { name: 'Pick list' });
  expect(
    within(picks).getByRole('row', { name: '6 Linen Shirt LINEN-M HB-10001, HB-10002, HB-10003' }),
  ).toBeVisible();
  const slip = within(screen.getByRole('region', { name: 'Packing slip of order HB-10001' }));
  expect(slip.getByRole('img', { name: 'Barcode HB-10001' })).toBeVisible();
  expect(await slip.findByText('From: Hats & Caps, High Street 1, United States')).toBeVisible();
  expect(slip.getByText(/Does something not fit\? Open order HB-10001/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to shipping' })).toHaveAttribute('href', '/admin/sending');
});

test('each packed parcel has a packing slip of its own, and so has what is left', async () => {
  await openOrders({ ...shopWith(begun), [list]: ordersOf(begun) }, '/admin/orders/print?ids=order-3');
  const slip = await screen.findByRole('region', { name: 'Packing slip of parcel HB-10003-1' });
  expect(within(slip).getByRole('row', { name: '1 Linen Shirt LINEN-M' })).toBeVisible();
  expect(within(slip).getByText('Haberdash · 2026-11-20 · Standard delivery')).toBeVisible();
  const rest = screen.getByRole('region', { name: 'Packing slip of order HB-10003' });
  expect(within(rest).getByRole('row', { name: '1 Linen Shirt LINEN-M' })).toBeVisible();
});
