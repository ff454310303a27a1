import { refuse } from '@haberdash/kit/testing/answers';
import type { Schema } from '@haberdash/kit/api/client';
import type { Answers, SentCall } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import { order, orderPage } from '../../testing/samples';

const cancel = 'POST /api/shop/order/cancellations/{orderId}';
const preview = 'POST /api/shop/order/cancellations/{orderId}/preview';
/** The refund is for goods alone. */
const previewed = ({ body }: SentCall) => {
  const { pieces } = body as Schema<'PreviewCancellationBody'>;
  const cents = pieces.reduce(
    (sum, { variantId, quantity }) => sum + priceOf[variantId]! * Number(quantity),
    0,
  );
  return { success: true as const, data: { refund: cents / 100, delivery: 0 } };
};
const priceOf: Record<string, number> = { 'variant-1': 4_999, cap: 2_000 };
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const [shirt] = order().cartItems;
const cap = { ...shirt!, variantId: 'cap', title: 'Wool Cap', size: 'M' as const, price: 20, quantity: 1 };

/** Two shirts at $49.99 and a cap at $20.00, with $5.00 for the delivery. */
const bought = (fields: Parameters<typeof order>[0] = {}) =>
  order({
    ...{ cartItems: [shirt!, cap], deliveryAmount: 5, totalAmount: 124.98, cancellableUntil: inAnHour() },
    ...fields,
  });

/** Opens the details of the order as it is at the time of each request. */
async function openOrder(current: () => ReturnType<typeof order>, answers: Answers = {}) {
  const shop = await openShop('/shop/account', {
    'GET /api/shop/order/list/{userId}': () => {
      const { history: _, cancellations: __, cancellableUntil: ___, ...listed } = current();
      return orderPage([listed]);
    },
    'GET /api/shop/order/details/{orderId}': () => ({ success: true, data: current() }),
    [preview]: previewed,
    ...answers,
  });
  await shop.user.click(await screen.findByRole('button', { name: /View Details/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Order Details' }));
  await dialog.findByText('Paid', { selector: 'strong' });
  const cancelled = () => shop.sentTo('POST /api/shop/order/cancellations/order-1').map(({ body }) => body);
  return { ...shop, dialog, cancelled };
}

/** The button, once it is known what goes back. */
async function submit(dialog: Pick<typeof screen, 'getByRole'>) {
  const button = dialog.getByRole('button', { name: 'Cancel these items' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

const opener = { name: 'Cancel items of order HB-10001' };

test('a shopper cancels one of two shirts: its price goes back, and order and list are reloaded', async () => {
  const pieces = [{ variantId: 'variant-1', quantity: 1 }];
  let shown = bought();
  const { user, dialog, cancelled, toasts, sentTo } = await openOrder(() => shown, {
    [cancel]: () => {
      const at = '2026-11-20T15:00:00.000Z';
      const cancellations = [
        { _id: 'one', pieces, refund: 49.99, delivery: 0, by: 'you' as const, at, refundDate: null },
      ];
      shown = bought({ cartItems: [{ ...shirt!, cancelled: 1 }, cap], cancellations });
      return { success: true, message: 'The items are cancelled' };
    },
  });
  const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await user.click(dialog.getByRole('button', opener));
  const form = within(dialog.getByRole('form', { name: 'Cancel items' }));
  const title = form.getByRole('heading', { name: 'Cancel items' });
  expect(title).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([title]);
  expect(
    form.getByText(/^You can cancel items until .*\d\d:\d\d.*, unless they've been sent\.$/),
  ).toBeVisible();
  expect(form.getByRole('button', { name: 'Cancel these items' })).toBeDisabled();
  await user.selectOptions(form.getByRole('combobox', { name: 'Linen Shirt' }), 'Cancel 1 of 2');
  expect(await form.findByText('$49.99 goes back to your PayPal account.')).toBeVisible();
  await user.dblClick(form.getByRole('button', { name: 'Cancel these items' }));

  expect(await dialog.findByText('1 of 2 cancelled')).toBeVisible();
  expect(cancelled()).toEqual([{ _id: expect.any(String) as string, pieces, refund: 49.99 }]);
  const message = 'Cancelled. $49.99 goes back to your PayPal account';
  expect(toasts).toEqual([{ variant: 'success', message }]);
  expect(dialog.queryByRole('form')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', opener)).toHaveFocus();
  expect(dialog.getByText('Refund of $49.99 on its way')).toBeVisible();
  expect(dialog.getByRole('list', { name: 'History' })).toHaveTextContent(
    /Cancelled: 1 × Linen Shirt, for \$49\.99.*by you/,
  );
  await waitFor(() => expect(sentTo('GET /api/shop/order/list/user-1')).toHaveLength(2));
});

test('everything that is not sent is chosen at once, and the order ends with its delivery refunded', async () => {
  const { user, dialog, cancelled } = await openOrder(bought, {
    [cancel]: { success: true, message: 'The items are cancelled' },
    [preview]: { success: true, data: { refund: 124.98, delivery: 0 } },
  });
  await user.click(dialog.getByRole('button', opener));
  await user.click(dialog.getByRole('button', { name: 'Cancel all unsent items' }));
  expect(dialog.getByRole('combobox', { name: 'Wool Cap, M' })).toHaveDisplayValue('Cancel 1 of 1');
  expect(
    await dialog.findByText(
      '$124.98 goes back to your PayPal account. Nothing else is left, so the order ends.',
    ),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel these items' }));
  await waitFor(() =>
    expect(cancelled()).toMatchObject([
      {
        pieces: [
          { variantId: 'variant-1', quantity: 2 },
          { variantId: 'cap', quantity: 1 },
        ],
      },
    ]),
  );
});

test('the form says what is kept for the delivery of the rest, and the refund that was seen is sent', async () => {
  const { user, dialog, cancelled, toasts } = await openOrder(bought, {
    [cancel]: { success: true, message: 'The items are cancelled' },
    [preview]: { success: true, data: { refund: 45.09, delivery: 4.9 } },
  });
  await user.click(dialog.getByRole('button', opener));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Linen Shirt' }), 'Cancel 1 of 2');
  expect(
    await dialog.findByText(
      '$45.09 goes back to your PayPal account. We keep $4.90, because the rest costs that much more to deliver.',
    ),
  ).toBeVisible();
  await user.click(await submit(dialog));
  await waitFor(() => expect(cancelled()).toMatchObject([{ refund: 45.09 }]));
  expect(toasts).toMatchObject([{ message: 'Cancelled. $45.09 goes back to your PayPal account' }]);
});

test('without an answer to what goes back nothing can be cancelled, and the shopper can ask again', async () => {
  let isAway = true;
  const { user, dialog } = await openOrder(bought, {
    [preview]: (sent) =>
      isAway ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : previewed(sent),
  });
  await user.click(dialog.getByRole('button', opener));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Linen Shirt' }), 'Cancel 1 of 2');
  expect(await dialog.findByText('Back in a minute')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel these items' })).toBeDisabled();
  isAway = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('$49.99 goes back to your PayPal account.')).toBeVisible();
});

test('pieces that were packed since can not be chosen again', async () => {
  let shown = bought();
  const message = 'Only 1 of Linen Shirt can still be cancelled';
  const { user, dialog } = await openOrder(() => shown, {
    [cancel]: () => {
      shown = bought({ cartItems: [{ ...shirt!, inParcels: 1 }, cap] });
      return refuse(409, { code: 'PIECES_NOT_CANCELLABLE', message });
    },
  });
  await user.click(dialog.getByRole('button', opener));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Linen Shirt' }), 'Cancel 2 of 2');
  await user.click(await submit(dialog));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Linen Shirt' })).toHaveDisplayValue('Cancel 1 of 1'),
  );
});

test('a shopper who is too late to cancel finds a link to the contact page', async () => {
  let shown = bought();
  const message = "We're already preparing this order";
  const { user, dialog } = await openOrder(() => shown, {
    [cancel]: () => {
      shown = bought({ cancellableUntil: null });
      return refuse(409, { code: 'TOO_LATE_TO_CANCEL', message });
    },
  });
  await user.click(dialog.getByRole('button', opener));
  await user.click(dialog.getByRole('button', { name: 'Cancel all unsent items' }));
  await user.click(await submit(dialog));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(await dialog.findByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/shop/contact');
  expect(dialog.queryByRole('form')).not.toBeInTheDocument();
});

test('a retry has the id of its attempt, so that nothing is cancelled twice', async () => {
  const { user, dialog, cancelled } = await openOrder(bought, {
    [cancel]: refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }),
  });
  await user.click(dialog.getByRole('button', opener));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Linen Shirt' }), 'Cancel 1 of 2');
  await user.click(await submit(dialog));
  expect(await dialog.findByText('Back in a minute')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel these items' }));
  await waitFor(() => expect(cancelled()).toHaveLength(2));
  const [first, retry] = cancelled();
  expect(retry).toEqual(first);
});

test.each<[string, Parameters<typeof order>[0]]>([
  ['its time is over', { cancellableUntil: '2026-11-20T15:00:00.000Z' }],
  ['it was too late when it was loaded', { cancellableUntil: null }],
  ['everything is in parcels', { cartItems: [{ ...shirt!, inParcels: 2 }] }],
  ['everything is cancelled or in parcels', { cartItems: [{ ...shirt!, inParcels: 1, cancelled: 1 }] }],
])('nothing can be cancelled when %s', async (_, fields) => {
  const { dialog } = await openOrder(() => bought(fields));
  expect(dialog.queryByRole('button', { name: /Cancel items/ })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /^Buy again/ })).toBeVisible();
});

test('an order without cancellations does not mention them; a refund says how much of the total it was', async () => {
  let shown = bought({ cancellableUntil: null });
  const { user, dialog } = await openOrder(() => shown);
  expect(dialog.queryByText(/cancelled|refunded|going back/i)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const at = '2026-11-20T15:00:00.000Z';
  const pieces = [{ variantId: 'cap', quantity: 1 }];
  const cancellations = [
    { _id: 'one', pieces, refund: 20, delivery: 0, by: 'shop' as const, at, refundDate: at },
  ];
  shown = bought({ cartItems: [shirt!, { ...cap, cancelled: 1 }], cancellations, cancellableUntil: null });
  await user.click(screen.getByRole('button', { name: /View Details/ }));
  expect((await dialog.findByText('Refunded')).nextElementSibling).toHaveTextContent('-$20.00');
  expect(dialog.getByText('You paid').nextElementSibling).toHaveTextContent('$104.98');
  expect(dialog.getByText('Cancelled')).toBeVisible();
});
