import { refuse } from '@haberdash/kit/testing/answers';
import { waitFor } from '@testing-library/react';
import { details, openDetails, openOrders, shopWith } from '../../testing/open-orders';
import { ada, paidOrder, pick } from '../../testing/samples';
import type { Order } from '../orders.api';
import type { RefundPreview, RefundToSend, WantedRefund } from './refunds.api';

const previewCall = 'POST /api/admin/orders/{id}/refunds/preview';
const askAgainCall = 'POST /api/admin/orders/{id}/refunds/{refundId}/ask-again';
const refundCall = 'POST /api/admin/orders/{id}/refunds';
const pieces = [{ variantId: 'variant-1', quantity: 1 }];

const delivered: Order = { ...paidOrder, orderStatus: 'delivered', deliveryAmount: 5, totalAmount: 104.98 };
const nothing: RefundPreview = {
  ...{ amount: 0, pieces: 0, delivery: 0, other: 0, deducted: 0, left: 104.98, deliveryLeft: 5 },
  lines: [{ variantId: 'variant-1', refundable: 2, restockable: 2 }],
  ...{ cancelled: [], restockable: [], endsOrder: false },
};
/** The server computes it for one piece at most. */
const previewed = (wanted: WantedRefund): RefundPreview => {
  const { delivery, other = 0 } = wanted;
  const hasPieces = (wanted.pieces ?? []).length > 0;
  const worth = hasPieces ? 49.99 : 0;
  const amount = worth + (delivery ? 5 : 0) + Number(other);
  return {
    ...nothing,
    amount,
    pieces: worth,
    delivery: delivery ? 5 : 0,
    restockable: hasPieces ? pieces : [],
  };
};
const refundOf = (more: Partial<Order['refundList'][number]> = {}): Order['refundList'][number] => ({
  ...{ _id: 'refund-1', amount: 54.99, reason: 'damaged', state: 'given', refusal: null, pieces },
  ...{ delivery: 5, other: 0, restocked: [], by: ada, at: '2026-11-20T15:00:00.000Z' },
  stateDate: '2026-11-20T15:00:00.000Z',
  ...more,
});

type Sent = { call: string; body: unknown }[];
const refundsIn = (sent: Sent) =>
  sent
    .filter(({ call }) => call === 'POST /api/admin/orders/order-1/refunds')
    .map(({ body }) => body as RefundToSend);

const answers = (order: () => Order) => ({
  ...shopWith(delivered),
  [details]: () => ({ success: true as const, data: order() }),
  [previewCall]: ({ body }: { body: unknown }) => ({
    success: true as const,
    data: previewed(body as WantedRefund),
  }),
});

test('an admin refunds a piece and the delivery, sees the amount before it moves, and its state after', async () => {
  let order = delivered;
  const { user, sent, toasts } = await openOrders({
    ...answers(() => order),
    [refundCall]: () => {
      order = { ...delivered, refundList: [refundOf()] };
      return { success: true, message: 'The refund is requested' };
    },
  });
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Refund from the order' }));
  expect(await dialog.findByText('$104.98 of $104.98 can still be refunded.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Refund' })).toBeDisabled();
  await user.type(dialog.getByRole('spinbutton', { name: 'Pieces of Linen Shirt' }), '{Backspace}1');
  await user.click(dialog.getByRole('checkbox', { name: 'Delivery, $5.00' }));
  expect(await dialog.findByText('$54.99')).toBeVisible();
  expect(dialog.getByText('$49.99 can be refunded later.')).toBeVisible();
  await pick(user, 'Reason, which the customer reads, too', 'Items damaged or wrong');
  await user.click(dialog.getByRole('switch', { name: '1 item came back: put it into stock' }));
  await user.click(dialog.getByRole('button', { name: 'Refund $54.99' }));

  const list = await dialog.findByRole('list', { name: 'Refunds' });
  expect(list).toHaveTextContent(/Items damaged or wrong \$54\.99.*1 × Linen Shirt; Delivery.*Refunded\./);
  expect(refundsIn(sent)).toMatchObject([
    { pieces, delivery: true, other: 0, reason: 'damaged', restock: true, amount: 54.99, left: 104.98 },
  ]);
  expect(toasts).toEqual([{ variant: 'success', message: 'The refund is requested' }]);
  expect(dialog.getByRole('button', { name: 'Refund from the order' }).parentElement).toHaveFocus();
});

test('a refund that somebody else was faster with is refused, and can be sent again with its id', async () => {
  let tries = 0;
  const { user, sent } = await openOrders({
    ...answers(() => delivered),
    [refundCall]: () => {
      tries += 1;
      if (tries > 1) return { success: true, message: 'The refund is requested' };
      return refuse(409, { code: 'REFUND_CHANGED', message: 'Somebody has refunded something.' });
    },
  });
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Refund from the order' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Delivery, $5.00' }));
  await pick(user, 'Reason, which the customer reads, too', 'Goodwill');
  await user.click(await dialog.findByRole('button', { name: 'Refund $5.00' }));
  expect(await dialog.findByText('Somebody has refunded something.')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Refund $5.00' }));
  await waitFor(() => expect(refundsIn(sent)).toHaveLength(2));
  const [first, second] = refundsIn(sent);
  expect(second!._id).toBe(first!._id);
});

test('a preview that fails can be tried again', async () => {
  let isAway = true;
  const { user } = await openOrders({
    ...answers(() => delivered),
    [previewCall]: () =>
      isAway
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Try again later.' })
        : { success: true, data: nothing },
  });
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Refund from the order' }));
  expect(await dialog.findByText('Try again later.')).toBeVisible();
  isAway = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('$104.98 of $104.98 can still be refunded.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Don’t refund' }));
  expect(dialog.getByRole('button', { name: 'Refund from the order' }).parentElement).toHaveFocus();
});

test('refunds show how far they are, and an unpaid order has none', async () => {
  const refundList = [
    refundOf({ _id: 'one', state: 'intended' }),
    refundOf({ _id: 'two', state: 'pending' }),
    refundOf({ _id: 'three', state: 'refused', refusal: 'INSUFFICIENT_FUNDS' }),
    refundOf({ _id: 'four', state: 'refused', refusal: 'ANOTHER_WORD' }),
  ];
  const { user } = await openOrders(shopWith({ ...delivered, refundList }));
  const dialog = await openDetails(user);
  const states = dialog.getByRole('list', { name: 'Refunds' });
  expect(states).toHaveTextContent('Requested: PayPal has not answered yet.');
  expect(states).toHaveTextContent('Pending: PayPal is sending it');
  expect(states).toHaveTextContent(
    'Refused by PayPal. The PayPal account does not have enough money for it.',
  );
  expect(states).toHaveTextContent('Refused by PayPal. ANOTHER_WORD');
  expect(dialog.getByText('Refund of $54.99 requested')).toBeVisible();
  expect(dialog.getByText('Refund of $54.99 on its way')).toBeVisible();
});

test('PayPal is asked again for a refund that it refused', async () => {
  const refused = refundOf({ state: 'refused', refusal: 'REFUND_FAILED_INSUFFICIENT_FUNDS' });
  let order: Order = { ...delivered, refundList: [refused] };
  const { user, sent, toasts } = await openOrders({
    ...answers(() => order),
    [askAgainCall]: () => {
      order = { ...delivered, refundList: [refundOf()] };
      return { success: true, message: 'The refund is requested again' };
    },
  });
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Ask again' }));
  expect(await dialog.findByText('Refunded.')).toHaveFocus();
  expect(dialog.queryByRole('button', { name: 'Ask again' })).toBeNull();
  expect(sent.map(({ call }) => call)).toContain('POST /api/admin/orders/order-1/refunds/refund-1/ask-again');
  expect(toasts).toEqual([{ variant: 'success', message: 'The refund is requested again' }]);
});

test('PayPal is not asked again when other refunds were faster', async () => {
  const refundList = [refundOf({ state: 'refused', refusal: 'REFUND_FAILED_INSUFFICIENT_FUNDS' })];
  const { user, toasts } = await openOrders({
    ...answers(() => ({ ...delivered, refundList })),
    [askAgainCall]: () => refuse(409, { code: 'REFUND_OVERTAKEN', message: 'Others were faster.' }),
  });
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message: 'Others were faster.' }]));
  expect(await dialog.findByRole('button', { name: 'Ask again' })).toHaveFocus();
});

test('nothing can be refunded of an order that cost nothing, and its pieces can be cancelled', async () => {
  const { user } = await openOrders({
    ...shopWith({ ...paidOrder, totalAmount: 0 }),
    'POST /api/admin/orders/{id}/cancellations/preview': {
      success: true,
      data: { refund: 0, endsOrder: true },
    },
  });
  const dialog = await openDetails(user);
  expect(dialog.getByText('Payment method').nextElementSibling).toHaveTextContent('Nothing to pay');
  expect(dialog.queryByRole('button', { name: 'Refund from the order' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel items and refund' }));
  await user.click(dialog.getByRole('button', { name: 'All unpacked items' }));
  expect(await dialog.findByText(/^There is no money to give back/)).toBeVisible();
});

test('an order that was not paid can’t be refunded', async () => {
  const { user } = await openOrders(shopWith({ ...paidOrder, paymentStatus: 'pending' }));
  const dialog = await openDetails(user);
  expect(dialog.queryByRole('button', { name: 'Refund from the order' })).toBeNull();
  expect(dialog.queryByRole('heading', { name: 'Refunds' })).toBeNull();
});
