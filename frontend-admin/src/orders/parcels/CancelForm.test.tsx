import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import { details, openDetails, openOrders, shopWith } from '../../testing/open-orders';
import { ada, packedParcel, paidOrder } from '../../testing/samples';
import type { Order } from '../orders.api';

const preview = 'POST /api/admin/orders/{id}/cancellations/preview';
const cancel = 'POST /api/admin/orders/{id}/cancellations';
const pieces = [{ variantId: 'variant-1', quantity: 1 }];

const previewed = (refund: number, endsOrder = false) => ({
  success: true as const,
  data: { refund, endsOrder },
});

type Sent = { call: string; body: unknown }[];
const cancellationsIn = (sent: Sent) =>
  sent
    .filter(({ call }) => call === 'POST /api/admin/orders/order-1/cancellations')
    .map(({ body }) => body as { _id: string });

const withInParcels = (inParcels: number): Order => ({
  ...paidOrder,
  cartItems: paidOrder.cartItems.map((item) => ({ ...item, inParcels })),
});

test('an admin cancels a piece after seeing what goes back, and the order shows it', async () => {
  let order: Order = paidOrder;
  const { user, sent, toasts } = await openOrders({
    ...shopWith(paidOrder),
    [details]: () => ({ success: true, data: order }),
    [preview]: previewed(44.99),
    [cancel]: () => {
      const at = '2026-11-20T15:00:00.000Z';
      const cancellations = [
        { _id: 'one', pieces, refund: 49.99, delivery: 0, by: ada, at, refundDate: null },
      ];
      const cartItems = paidOrder.cartItems.map((item) => ({ ...item, cancelled: 1 }));
      order = { ...paidOrder, cartItems, cancellations };
      return { success: true, message: 'The items are cancelled' };
    },
  });
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Cancel items and refund' }));
  expect(dialog.getByRole('list', { name: 'Items to cancel' }).parentElement).toHaveFocus();
  expect(dialog.getByRole('button', { name: 'Cancel these items' })).toBeDisabled();
  await user.type(dialog.getByRole('spinbutton', { name: 'Pieces of Linen Shirt' }), '{Backspace}1');
  expect(dialog.getByText('Computing the amount …')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel these items' })).toHaveAttribute('aria-disabled', 'true');
  expect(await dialog.findByText('$44.99 goes back to Sam Shopper.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel these items' }));

  expect(await dialog.findByText('1 of 2 cancelled')).toBeVisible();
  expect(cancellationsIn(sent)).toMatchObject([{ _id: expect.any(String) as string, pieces }]);
  expect(toasts).toEqual([{ variant: 'success', message: 'The items are cancelled' }]);
  expect(dialog.getByText('Refund of $49.99 on its way')).toBeVisible();
  expect(dialog.getByRole('list', { name: 'History' })).toHaveTextContent(
    /Cancelled: 1 × Linen Shirt, for \$49\.99.*by Ada Admin/,
  );
  const left = dialog.getByText('1 item is not packed yet.');
  expect(left).toBeVisible();
  expect(document.activeElement).toContainElement(left);
  expect(document.body).not.toHaveFocus();
});

test('a refund that PayPal made without the shop is no cancellation', async () => {
  const at = '2026-11-20T15:00:00.000Z';
  const cancellations = [{ _id: 'one', pieces: [], refund: 10, delivery: 0, by: ada, at, refundDate: at }];
  const { user } = await openOrders(shopWith({ ...paidOrder, cancellations }));
  const dialog = await openDetails(user);
  const history = dialog.getByRole('list', { name: 'History' });
  expect(history).toHaveTextContent('Refunded $10.00');
  expect(history).not.toHaveTextContent('Cancelled');
});

test('cancelling the last pieces rejects the order and refunds all of it', async () => {
  const { user, sent } = await openOrders({ ...shopWith(paidOrder), [preview]: previewed(104.98, true) });
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Cancel items and refund' }));
  await user.click(dialog.getByRole('button', { name: 'All unpacked items' }));
  expect(
    await dialog.findByText(
      '$104.98 goes back to Sam Shopper. Nothing else is left, so the order is rejected.',
    ),
  ).toBeVisible();
  expect(sent.at(-1)!.body).toEqual({ pieces: [{ variantId: 'variant-1', quantity: 2 }] });
});

test('nothing is cancelled before the amount is known, which can be asked for again', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' });
  const { user, sent } = await openOrders({
    ...shopWith(paidOrder),
    [preview]: () => (isAway ? away : previewed(0)),
  });
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Cancel items and refund' }));
  await user.click(dialog.getByRole('button', { name: 'All unpacked items' }));
  expect(await dialog.findByText('Back in a minute')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel these items' }));
  isAway = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('There is no money to give back.')).toBeVisible();
  expect(cancellationsIn(sent)).toEqual([]);
});

test('a refusal says why, a retry has the same id, and other pieces have another', async () => {
  const message = 'Back in a minute';
  const { user, sent } = await openOrders({
    ...shopWith(paidOrder),
    [preview]: previewed(49.99),
    [cancel]: refuse(503, { code: 'UNAVAILABLE', message }),
  });
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Cancel items and refund' }));
  const count = dialog.getByRole('spinbutton', { name: 'Pieces of Linen Shirt' });
  const submit = async (count: number) => {
    await dialog.findByText('$49.99 goes back to Sam Shopper.');
    await user.click(dialog.getByRole('button', { name: 'Cancel these items' }));
    await waitFor(() => expect(cancellationsIn(sent)).toHaveLength(count));
    expect(await screen.findByText(message)).toBeVisible();
  };
  await user.type(count, '{Backspace}1');
  await submit(1);
  await submit(2);
  await user.type(count, '{Backspace}2');
  await submit(3);
  const [first, retry, other] = cancellationsIn(sent).map(({ _id }) => _id);
  expect(retry).toBe(first);
  expect(other).not.toBe(first);
});

test('packed pieces are unpacked before they are cancelled', async () => {
  const { user } = await openOrders(shopWith({ ...withInParcels(2), parcels: [packedParcel] }));
  const dialog = await openDetails(user);
  expect(dialog.getByText('To cancel packed pieces, unpack their parcel first.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Cancel items and refund' })).not.toBeInTheDocument();
});

test('a rejected order has nothing to cancel', async () => {
  const { user } = await openOrders(shopWith({ ...paidOrder, orderStatus: 'rejected' }));
  const dialog = await openDetails(user);
  expect(dialog.queryByRole('button', { name: 'Cancel items and refund' })).not.toBeInTheDocument();
});
