import { refuse } from '@haberdash/kit/testing/answers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { cartAnswer, cartLine, change, order, orderPage } from '../testing/samples';

const listRoute = 'GET /api/shop/order/list/{userId}';

test("the account opens with the shopper's orders", async () => {
  await openShop('/shop/account', {
    [listRoute]: orderPage([
      order({ delivery: { ...order().delivery!, promised: { from: '2999-12-01', to: '2999-12-03' } } }),
      order({ _id: 'order-2', orderStatus: 'rejected', paymentStatus: 'refunded' }),
    ]),
  });
  const [, first, second] = await screen.findAllByRole('row');
  expect(
    within(first!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    'HB-10001',
    '2026-11-20 20 November 2026',
    'ConfirmedArrives Sun 1 – Tue 3 Dec',
    '$99.98',
    'View DetailsBuy again',
  ]);
  expect(within(second!).getByText('Rejected')).toBeVisible();
});

test('an order shows its items, address, payment and present state', async () => {
  const { user } = await openShop('/shop/account', {
    [listRoute]: orderPage([order()]),
    'GET /api/shop/order/details/{orderId}': { success: true, data: order({ orderStatus: 'inShipping' }) },
  });
  await user.click(await screen.findByRole('button', { name: /View Details/ }));

  const dialog = within(screen.getByRole('dialog', { name: 'Order Details' }));
  expect(await dialog.findByText('In shipping')).toBeVisible();
  expect(dialog.getByText('Linen Shirt')).toBeVisible();
  expect(dialog.getByText('2 × $49.99')).toBeVisible();
  expect(dialog.getByText('Sam Shopper')).toBeVisible();
  expect(dialog.getByText('1 Thread Lane')).toBeVisible();
  expect(dialog.getByText('PayPal')).toBeVisible();
  expect(dialog.getByText('Payment Status').nextElementSibling).toHaveTextContent('Paid');
});

test('each size of a product is an item with its own picture, and the total adds up', async () => {
  const [item] = order().cartItems;
  const bought = order({
    cartItems: [
      { ...item!, variantId: 'navy-m', size: 'M', colour: 'Navy', image: '/uploads/navy-1200.webp' },
      { ...item!, variantId: 'rust-l', size: 'L', colour: 'Rust', quantity: 1 },
    ],
    delivery: {
      name: 'Pick up in the shop',
      kind: 'pick-up',
      carrier: null,
      pickUpText: '1 Needle Lane, 9 to 18',
      promised: null,
    },
    deliveryAmount: 4.9,
    totalAmount: 154.87,
  });
  const { user } = await openShop('/shop/account', {
    [listRoute]: orderPage([bought]),
    'GET /api/shop/order/details/{orderId}': { success: true, data: bought },
  });
  await user.click(await screen.findByRole('button', { name: /View Details/ }));

  const dialog = within(screen.getByRole('dialog', { name: 'Order Details' }));
  const [first, second] = within(await dialog.findByRole('list', { name: 'Items' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Linen ShirtM · Navy2 × $49.99 $99.98');
  expect(within(first!).getByRole('img')).toHaveAttribute('src', '/uploads/navy-640.webp');
  expect(second).toHaveTextContent('Linen ShirtL · Rust1 × $49.99 $49.99');
  expect(within(second!).getByRole('img')).toHaveAttribute('src', '/uploads/shirt-640.webp');
  expect(dialog.getByText('Subtotal').nextElementSibling).toHaveTextContent('$149.97');
  const delivery = dialog.getByText('Pick up in the shop').parentElement!;
  expect(delivery).toHaveTextContent('Pick-upPick up in the shop');
  expect(dialog.getByText('1 Needle Lane, 9 to 18').parentElement).toHaveTextContent(/^1 Needle Lane/);
  expect(dialog.getByRole('heading', { name: 'Pick-up' })).toBeVisible();
  expect(delivery.nextElementSibling).toHaveTextContent('$4.90');
  expect(dialog.getByText('Total')).toHaveTextContent('Total $154.87');
});

/** The history of an order as text. */
async function historyOf(shown: ReturnType<typeof order>) {
  const { history: _, ...listed } = shown;
  const { user } = await openShop('/shop/account', {
    [listRoute]: orderPage([listed]),
    'GET /api/shop/order/details/{orderId}': { success: true, data: shown },
  });
  await user.click(await screen.findByRole('button', { name: /View Details/ }));
  const history = within(screen.getByRole('dialog')).getByRole('list', { name: 'History' });
  const moments = () => within(history).getAllByRole('listitem');
  await waitFor(() => expect(moments()).toHaveLength(shown.history.length));
  return moments();
}

test('the history shows when an order was placed, paid, sent and refunded', async () => {
  const moments = await historyOf(
    order({
      history: [
        change('pending', 'pending', 0),
        change('pending', 'failed', 30, 'shop', 'expired'),
        change('pending', 'pending', 31),
        change('confirmed', 'paid', 32),
        change('inProcess', 'paid', 40, 'shop'),
        change('rejected', 'paid', 50, 'shop'),
        change('rejected', 'refunded', 51, 'shop'),
      ],
    }),
  );
  expect(moments.map(({ textContent }) => textContent.trim())).toEqual([
    'Placed 20 Nov 2026, 14:00',
    'Not paid in time 20 Nov 2026, 14:30',
    'Awaiting payment 20 Nov 2026, 14:31',
    'Paid 20 Nov 2026, 14:32',
    'In process 20 Nov 2026, 14:40',
    'Rejected 20 Nov 2026, 14:50',
    'Refunded 20 Nov 2026, 14:51',
  ]);
  const time = moments[0]!.querySelector('time');
  expect(time).toHaveAttribute('datetime', change('pending', 'pending', 0).at);
});

test.each([
  ['cancelled', 'Cancelled', 'Cancelled'],
  ['expired', 'Expired', 'Not paid in time'],
  ['replaced', 'Replaced', 'Replaced by a newer order'],
  ['rejected', 'Rejected', 'Rejected'],
  ['declined', 'Payment declined', 'Payment declined'],
  ['failed', 'Payment failed', "Payment couldn't be started"],
  ['unavailable', 'Sold out', 'Sold out before it was paid'],
] as const)(
  'an unpaid order that was %s says so, in red only when the shop rejected it',
  async (...ended) => {
    const [cancelReason, badge, moment] = ended;
    const history = [change('pending', 'pending', 0), change('rejected', 'failed', 1, 'you', cancelReason)];
    const moments = await historyOf(
      order({ orderStatus: 'rejected', paymentStatus: 'failed', cancelReason, history }),
    );
    expect(moments[1]).toHaveTextContent(`${moment} 20 Nov 2026, 14:01`);
    for (const shown of screen.getAllByText(badge, { selector: '[data-state]' })) {
      expect(shown).toHaveAttribute('data-state', cancelReason);
    }
  },
);

test('an order in review says so and can be neither paid nor cancelled', async () => {
  const history = [change('pending', 'pending', 0), change('pending', 'inReview', 1)];
  const moments = await historyOf(order({ orderStatus: 'pending', paymentStatus: 'inReview', history }));
  expect(moments[1]).toHaveTextContent('Under review 20 Nov 2026, 14:01');
  expect(screen.getAllByText('Under review', { selector: '[data-state]' })).toHaveLength(2);
  expect(screen.getByText(/PayPal is reviewing your payment/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay now|Cancel|Buy again/ })).not.toBeInTheDocument();
});

test("the history starts with 'Placed' while the rest is loading", async () => {
  const { history: _, ...listed } = order();
  const { user } = await openShop('/shop/account', {
    [listRoute]: orderPage([listed]),
    'GET /api/shop/order/details/{orderId}': refuse(503, {
      code: 'UNAVAILABLE',
      message: 'Back in a minute',
    }),
  });
  await user.click(await screen.findByRole('button', { name: /View Details/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Back in a minute')).toBeVisible();
  expect(dialog.getByRole('list', { name: 'History' })).toHaveTextContent(/^Placed 2/);
});

const unpaid = order({ orderStatus: 'pending', paymentStatus: 'pending' });

test('an unpaid order can be paid: the browser leaves for the approval', async () => {
  const approvalURL = 'https://pay.test/approve?token=payment-1';
  const { user, left } = await openShop('/shop/account', {
    [listRoute]: orderPage([unpaid]),
    'POST /api/shop/order/pay/{orderId}': { success: true, approvalURL, orderId: 'order-1' },
  });
  expect(await screen.findByText('Awaiting payment')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Pay now for order HB-10001' }));
  await waitFor(() => expect(left).toEqual([approvalURL]));
  expect(sessionStorage.getItem('currentOrderId')).toBe('order-1');
  expect(screen.getByRole('button', { name: /^Pay now/ })).toHaveAttribute('aria-disabled', 'true');

  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(screen.getByRole('button', { name: /^Pay now/ })).not.toHaveAttribute('aria-disabled');
});

test('an order that can no longer be paid says so, and the list is reloaded', async () => {
  const message = 'This order can no longer be paid. Please order again.';
  const { user, toasts, sentTo } = await openShop('/shop/account', {
    [listRoute]: orderPage([unpaid]),
    'POST /api/shop/order/pay/{orderId}': refuse(409, { code: 'ORDER_CLOSED', message }),
  });
  await user.click(await screen.findByRole('button', { name: /^Pay now/ }));
  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message }]));
  await waitFor(() => expect(sentTo('GET /api/shop/order/list/user-1')).toHaveLength(2));
});

test('an unpaid order can be cancelled', async () => {
  const { user, toasts } = await openShop('/shop/account', {
    [listRoute]: orderPage([unpaid]),
    'POST /api/shop/order/cancel/{orderId}': {
      success: true,
      data: order({ orderStatus: 'rejected', paymentStatus: 'failed', cancelReason: 'cancelled' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel order HB-10001' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Buy again/ })).toHaveFocus();
  expect(toasts).toEqual([{ variant: 'success', message: 'Order cancelled. Nothing was charged' }]);
});

test('an order can be bought again, and unavailable items are named', async () => {
  const [item] = order().cartItems;
  const cartItems = [item!, { ...item!, variantId: 'cap', title: 'Wool Cap', size: 'M' }];
  const { user, toasts, sentTo } = await openShop('/shop/account', {
    [listRoute]: orderPage([order({ cartItems })]),
    'POST /api/shop/cart/add': ({ body }) =>
      (body as { variantId: string }).variantId === 'cap'
        ? refuse(409, { code: 'OUT_OF_STOCK', message: 'Only 0 quantity can be added for this item' })
        : cartAnswer(cartLine({ quantity: 2 })),
  });
  await user.click(await screen.findByRole('button', { name: /^Buy again/ }));
  expect(await screen.findByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  await waitFor(() =>
    expect(toasts).toEqual([{ variant: 'destructive', message: "There isn't enough of Wool Cap, M left" }]),
  );
  expect(sentTo('POST /api/shop/cart/add')[0]!.body).toMatchObject({ variantId: 'variant-1', quantity: 2 });
});

test('buying again adds what is in stock and reports the rest', async () => {
  const [item] = order().cartItems;
  const cartItems = [
    { ...item!, variantId: 'cap', title: 'Wool Cap', quantity: 5 },
    { ...item!, variantId: 'last', title: 'Last Sock', quantity: 4 },
    { ...item!, variantId: 'gone', title: 'Lost Glove', quantity: 2 },
  ];
  const stock: Record<string, number> = { cap: 3, last: 1 };
  const inCart: Record<string, number> = {};
  const { user, toasts } = await openShop('/shop/account', {
    [listRoute]: orderPage([order({ cartItems })]),
    'POST /api/shop/cart/add': ({ body }) => {
      const { variantId, quantity } = body as { variantId: string; quantity: number };
      const totalStock = stock[variantId];
      if (!totalStock) return refuse(404, { code: 'NOT_FOUND', message: 'This item is no longer available' });
      const wanted = (inCart[variantId] ?? 0) + quantity;
      if (wanted > totalStock) return refuse(409, { code: 'OUT_OF_STOCK', message: 'Only so many' });
      inCart[variantId] = wanted;
      return cartAnswer(cartLine({ variantId, quantity: wanted, totalStock }));
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Buy again/ }));
  await waitFor(() =>
    expect(toasts.map(({ message }) => message)).toEqual([
      "Only 3 of 5 could be added: Wool Cap. Only 1 of 4 could be added: Last Sock. There isn't enough of Lost Glove left",
    ]),
  );
  expect(inCart).toEqual({ cap: 3, last: 1 });
});

test('buying again while the shop is unavailable reports that once', async () => {
  const [item] = order().cartItems;
  const cartItems = [item!, { ...item!, variantId: 'cap', title: 'Wool Cap' }];
  const { user, toasts, sentTo } = await openShop('/shop/account', {
    [listRoute]: orderPage([order({ cartItems })]),
    'POST /api/shop/cart/add': refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }),
  });
  await user.click(await screen.findByRole('button', { name: /^Buy again/ }));
  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message: 'Back in a minute' }]));
  expect(sentTo('POST /api/shop/cart/add')).toHaveLength(2);
});

test('a shopper without orders gets a link to the products', async () => {
  await openShop('/shop/account');
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse all products' })).toBeVisible();
});

test('loading the orders can be retried', async () => {
  let isDown = true;
  const { user } = await openShop('/shop/account', {
    [listRoute]: () =>
      isDown ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : orderPage([order()]),
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('HB-10001')).toBeVisible();
});

test('the tabs work with the arrow keys', async () => {
  const { user } = await openShop('/shop/account');
  await user.click(screen.getByRole('tab', { name: 'Orders' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Address', selected: true })).toHaveFocus();
  expect(await screen.findByRole('form', { name: 'Add New Address' })).toBeVisible();
});
