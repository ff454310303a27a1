import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { details, list, openDetails, openOrders, ordersOf, shopWith } from '../../testing/open-orders';
import { ada, orderChange, paidOrder, paymentChange, sam, theShop } from '../../testing/samples';

test('the table shows date, customer, items, status and price of each order', async () => {
  await openOrders(shopWith(paidOrder));

  const row = within(await screen.findByRole('row', { name: /HB-10001/ }));
  expect(row.getByRole('cell', { name: /^2026-11-20/ })).toBeVisible();
  expect(row.getByRole('cell', { name: 'Sam Shopper sam@haberdash.test' })).toBeVisible();
  expect(row.getByRole('cell', { name: 'Paid' })).toBeVisible();
  expect(row.getByRole('cell', { name: '2' })).toBeVisible();
  expect(row.getByRole('cell', { name: 'Confirmed' })).toBeVisible();
  expect(row.getByRole('cell', { name: '$99.98' })).toBeVisible();
});

test('a shop without orders says so', async () => {
  await openOrders({ [list]: ordersOf() });
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

test('loading the orders can be retried', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await openOrders({ [list]: () => (isAway ? away : ordersOf(paidOrder)) });
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();

  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('row', { name: /HB-10001/ })).toBeVisible();
});

test('the details show items, payment and address', async () => {
  const { user } = await openOrders(shopWith(paidOrder));
  const dialog = await openDetails(user);

  const facts = {
    'Order ID': 'HB-10001',
    'Order Date': '2026-11-20 · 20 November 2026',
    'Payment method': 'PayPal',
    'Payment Status': 'Paid',
  };
  for (const [name, value] of Object.entries(facts)) {
    expect(dialog.getByText(name).nextElementSibling).toHaveTextContent(value);
  }
  expect(dialog.getByText('Order Status', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    'Confirmed',
  );
  expect(dialog.getByRole('list', { name: 'Items' })).toHaveTextContent('Linen Shirt2 × $49.99 $99.98');
  expect(dialog.getByText('Subtotal').nextElementSibling).toHaveTextContent('$99.98');
  const delivery = dialog.getByText('Standard delivery, Tue 24 – Thu 26 Nov').parentElement!;
  expect(delivery.nextElementSibling).toHaveTextContent('Free');
  expect(dialog.getByText('Total')).toHaveTextContent('Total $99.98');
  expect(dialog.getByText('Order Price').nextElementSibling).toHaveTextContent('$99.98');
  for (const text of [
    'Robin Buyer',
    '12 Thread Lane',
    '4000-123 Porto',
    'Portugal',
    'Ordered by Sam Shopper',
    'Ring twice',
  ]) {
    expect(dialog.getByText(text)).toBeVisible();
  }
});

test('the phone number is a link that calls it', async () => {
  const { user } = await openOrders(shopWith(paidOrder));
  const dialog = await openDetails(user);
  expect(dialog.getByRole('link', { name: '+351 900 000 000' })).toHaveAttribute('href', 'tel:+351900000000');
});

test('an address without notes shows none', async () => {
  const addressInfo = { ...paidOrder.addressInfo, notes: '-' };
  const { user } = await openOrders(shopWith({ ...paidOrder, addressInfo }));
  const dialog = await openDetails(user);
  expect(dialog.getByText(addressInfo.phone)).toBeVisible();
  expect(dialog.queryByText('-')).not.toBeInTheDocument();
});

test('each size of a product is an item with its own picture', async () => {
  const [item] = paidOrder.cartItems;
  const cartItems = [
    { ...item!, variantId: 'navy-m', size: 'M', colour: 'Navy', image: '/uploads/navy-1200.webp' },
    { ...item!, variantId: 'rust-l', size: 'L', colour: 'Rust', image: '/uploads/rust-1200.webp' },
  ];
  const { user } = await openOrders(shopWith({ ...paidOrder, cartItems }));
  const dialog = await openDetails(user);

  const [first, second] = within(dialog.getByRole('list', { name: 'Items' }))
    .getAllByRole('listitem')
    .map((row) => within(row));
  expect(first!.getByText('M · Navy')).toBeVisible();
  expect(first!.getByRole('img', { name: 'Linen Shirt' })).toHaveAttribute('src', '/uploads/navy-640.webp');
  expect(second!.getByText('L · Rust')).toBeVisible();
  expect(second!.getByRole('img', { name: 'Linen Shirt' })).toHaveAttribute('src', '/uploads/rust-640.webp');
});

const eventsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim());

test('the history shows who made each change', async () => {
  const history = [
    orderChange('pending', 'pending', sam, 0),
    orderChange('confirmed', 'paid', theShop, 1),
    orderChange('inProcess', 'paid', { ...ada, name: null }, 2),
    orderChange('rejected', 'paid', ada, 3),
    orderChange('rejected', 'refunded', theShop, 4),
  ];
  const { user } = await openOrders(shopWith({ ...paidOrder, history }));
  const dialog = await openDetails(user);
  expect(eventsIn(dialog.getByRole('list', { name: 'History' }))).toEqual([
    'Placed 20 Nov 2026, 14:00 by Sam Shopper',
    'Paid 20 Nov 2026, 14:01 by the shop',
    'In process 20 Nov 2026, 14:02 by an admin',
    'Rejected 20 Nov 2026, 14:03 by Ada Admin',
    'Refunded 20 Nov 2026, 14:04 by the shop',
  ]);
});

test("the payment has its own history, with the provider's ids and copy buttons", async () => {
  const owed = { amount: 99.98, currency: 'USD' };
  const paymentHistory = [
    paymentChange('created', sam, 0, owed),
    paymentChange('awaiting-approval', sam, 0, { reference: 'PP-ORDER' }),
    paymentChange('capturing', sam, 1),
    paymentChange('declined', sam, 1),
    paymentChange('capturing', sam, 2),
    paymentChange('mispaid', sam, 2, { reference: 'PP-CAPTURE', amount: 5, currency: 'EUR' }),
    paymentChange('refunded', theShop, 3, { reference: 'PP-REFUND' }),
  ];
  const { user, toasts } = await openOrders(shopWith({ ...paidOrder, paymentHistory }));
  const payment = (await openDetails(user)).getByRole('list', { name: 'Payment' });
  expect(eventsIn(payment)).toEqual([
    'Payment created: $99.98 20 Nov 2026, 14:00 by Sam Shopper',
    'Opened at PayPal 20 Nov 2026, 14:00 by Sam ShopperPayPal order PP-ORDERCopy',
    'Capture requested 20 Nov 2026, 14:01 by Sam Shopper',
    'Declined 20 Nov 2026, 14:01 by Sam Shopper',
    'Capture requested 20 Nov 2026, 14:02 by Sam Shopper',
    'Wrong amount, refunding: 5 EUR 20 Nov 2026, 14:02 by Sam ShopperPayPal capture PP-CAPTURECopy',
    'Refunded 20 Nov 2026, 14:03 by the shopPayPal refund PP-REFUNDCopy',
  ]);

  await user.click(within(payment).getByRole('button', { name: 'Copy PP-CAPTURE' }));
  expect(await navigator.clipboard.readText()).toBe('PP-CAPTURE');
  expect(toasts).toEqual([{ variant: 'success', message: 'Copied PP-CAPTURE' }]);
});

test('if the browser refuses to copy an id, a message says so', async () => {
  const paymentHistory = [paymentChange('awaiting-approval', sam, 0, { reference: 'PP-ORDER' })];
  const { user, toasts } = await openOrders(shopWith({ ...paidOrder, paymentHistory }));
  const dialog = await openDetails(user);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(dialog.getByRole('button', { name: 'Copy PP-ORDER' }));
  const message = 'Your browser blocked copying. Select the text and copy it yourself.';
  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message }]));
});

test('loading the details can be retried', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await openOrders({
    [list]: ordersOf(paidOrder),
    [details]: () => (isAway ? away : { success: true, data: paidOrder }),
  });
  await user.click(await screen.findByRole('button', { name: /View Details/ }));
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();

  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Shipping Info')).toBeVisible();
});

test.each([
  [{ paymentStatus: 'pending' }, 'Awaiting payment'],
  [{ paymentStatus: 'pending', paymentDeclined: true }, 'Declined'],
  [{ paymentStatus: 'inReview' }, 'Under review'],
  [{ paymentStatus: 'failed', cancelReason: 'expired' }, 'Never paid'],
  [{ paymentStatus: 'refunded', orderStatus: 'rejected' }, 'Refunded'],
  [{ paymentStatus: 'paid', orderStatus: 'rejected' }, 'Refund pending'],
  [
    { paymentStatus: 'paid', hold: { reason: 'refund-refused', since: '2026-11-20T14:04:00.000Z' } },
    'Refund refused',
  ],
  [{ paymentStatus: 'paid', refunds: { amount: 26, date: '2026-11-20T14:04:00.000Z' } }, 'Partly refunded'],
] as const)('the table shows the state of the payment: %j', async (fields, payment) => {
  await openOrders(shopWith({ ...paidOrder, orderStatus: 'pending', ...fields }));
  const row = within(await screen.findByRole('row', { name: /HB-10001/ }));
  expect(row.getByText(payment, { selector: '[data-payment]' })).toBeVisible();
  expect(row.getByText('sam@haberdash.test')).toBeVisible();
});
