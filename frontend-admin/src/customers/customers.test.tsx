import type { Schema } from '@haberdash/kit/api/client';
import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { praise } from '../testing/reviews';
import { pageOf } from '../testing/list';
import { paidOrder } from '../testing/samples';

const list = 'GET /api/admin/customers/get';
const details = 'GET /api/admin/customers/details/{id}';
const orders = 'GET /api/admin/orders/get';
const cart = 'GET /api/admin/carts/details/{userId}';
const reviews = 'GET /api/admin/reviews/get';
const audit = 'GET /api/admin/audit/get';
const block = 'PUT /api/admin/customers/block/{id}';
const unblock = 'PUT /api/admin/customers/unblock/{id}';

const robin: Schema<'CustomerView'> = {
  _id: 'customer-1',
  userName: 'Robin Reader',
  email: 'robin@haberdash.test',
  isGuest: false,
  registeredAt: '2026-01-20T23:30:00.000Z',
  lastSeenAt: '2026-11-20T08:30:00.000Z',
  orders: 3,
  spent: 149.97,
  blocked: null,
};
const home = {
  _id: 'address-1',
  userId: robin._id,
  recipient: null,
  country: null,
  address: '12 Needle Lane',
  city: 'Threadford',
  region: '',
  pincode: 'TF1 2AB',
  phone: '555 0100',
  notes: 'Ring twice',
};
const line = {
  productId: 'product-1',
  variantId: 'variant-1',
  size: 'M',
  colour: 'Navy',
  title: 'Linen Shirt',
  image: '/uploads/shirt-1200.webp',
  price: 50,
  salePrice: 40,
  quantity: 2,
  totalStock: 5,
  underReview: 0,
};
const blocking: Schema<'AuditEntryView'> = {
  _id: '1',
  at: '2026-11-21T08:00:00.000Z',
  by: { kind: 'admin', id: 'admin-1', name: 'Ada Admin' },
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the server sends it to remotes of 1.0.0
  subject: 'customer',
  topic: 'customer',
  subjectId: robin._id,
  label: robin.userName,
  action: 'blocked',
  before: { blocked: null },
  after: { blocked: 'Chargebacks' },
};

test('selected customers are exported', async () => {
  const kim = { ...robin, _id: 'customer-2', userName: 'Kim Reader' };
  const { user } = await renderRemote(remote, {
    path: '/admin/customers',
    answers: { [list]: pageOf([robin, kim]) },
  });
  for (const name of ['Robin Reader', 'Kim Reader'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const selected = within(screen.getByRole('region', { name: 'Selected rows' }));
  expect(selected.getByRole('link', { name: 'Export selected' })).toHaveAttribute(
    'href',
    '/api/admin/customers/export?ids=customer-1,customer-2',
  );
});

/** A shop whose customer can be blocked. */
function shopWith(first: Schema<'CustomerView'>, more: Answers = {}): Answers {
  let customer = { ...first, addresses: [home] };
  return {
    [details]: () => ({ success: true, data: customer }),
    [orders]: pageOf([{ ...paidOrder, orderNumber: 'HB-10007' }]),
    [cart]: { success: true, data: { _id: robin._id, userId: robin._id, items: [line], total: 80 } },
    [reviews]: pageOf([praise]),
    [audit]: () => pageOf(customer.blocked ? [blocking] : []),
    [block]: ({ body }) => {
      const { reason } = body as { reason: string };
      customer = { ...customer, blocked: { at: '2026-11-21T08:00:00.000Z', reason } };
      return { success: true, message: 'The customer is blocked' };
    },
    [unblock]: () => {
      customer = { ...customer, blocked: null };
      return { success: true, message: 'The customer is unblocked' };
    },
    ...more,
  };
}
const openCustomer = (answers: Answers) =>
  renderRemote(remote, { path: '/admin/customers/customer-1', answers });

test('customers are listed with their orders and spending, and link to their page', async () => {
  const blocked = {
    ...robin,
    _id: 'customer-2',
    userName: 'Kim Blocked',
    email: 'kim@haberdash.test',
    blocked: { at: robin.lastSeenAt, reason: 'x' },
  };
  const { sent } = await renderRemote(remote, {
    path: '/admin/customers?q=rob&sort=spent-most',
    answers: { [list]: pageOf([robin, blocked]) },
  });
  const row = (await screen.findByText('robin@haberdash.test')).closest('tr')!;
  for (const text of ['Robin Reader', '20 January 2026', '3', '$149.97', 'Active'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/customers/customer-1');
  expect(screen.getByText('Kim Blocked').closest('tr')).toHaveTextContent('Blocked');
  expect(Object.fromEntries(sent[0]!.url.searchParams)).toEqual({
    q: 'rob',
    sort: 'spent-most',
    limit: '50',
  });
});

test('a forgotten guest has no e-mail address to write to', async () => {
  const gone = { ...robin, userName: 'Forgotten guest', email: '' };
  await renderRemote(remote, { path: '/admin/customers', answers: { [list]: pageOf([gone]) } });
  const row = (await screen.findByText('Forgotten guest')).closest('tr')!;
  expect(row).toHaveTextContent('Forgotten');
  expect(within(row).queryByText('Active')).toBeNull();
  cleanup();
  await openCustomer(shopWith(gone));
  const account = within(await screen.findByRole('region', { name: 'Account' }));
  expect(account.getByText('Forgotten')).toBeVisible();
  expect(account.queryByRole('link')).toBeNull();
});

test("a customer's page shows account, addresses, orders, cart and history", async () => {
  const { sent } = await openCustomer(shopWith(robin));
  expect(await screen.findByRole('heading', { level: 1, name: 'Robin Reader' })).toBeVisible();
  const part = (name: string) => within(screen.getByRole('region', { name }));
  expect(part('Account').getByRole('link', { name: robin.email })).toBeVisible();
  expect(part('Account').getByText('$149.97')).toBeVisible();
  expect(part('Addresses').getByText('Robin Reader, 12 Needle Lane, Threadford TF1 2AB')).toBeVisible();
  expect(await part('Orders').findByRole('link', { name: 'HB-10007' })).toHaveAttribute(
    'href',
    `/admin/orders?order=${paidOrder._id}`,
  );
  expect(part('Orders').getByRole('link', { name: 'All orders of this customer' })).toHaveAttribute(
    'href',
    '/admin/orders?customer=customer-1',
  );
  expect(part('Open cart').getByText('Linen Shirt · M · Navy × 2')).toBeVisible();
  expect(await part('Reviews').findByText('Softens with you.')).toBeVisible();
  expect(part('Reviews').getByRole('link', { name: 'All reviews of this customer' })).toHaveAttribute(
    'href',
    '/admin/reviews?customer=customer-1',
  );
  expect(await part('History').findByText('No changes yet')).toBeVisible();
  const asked = sent.find(({ call }) => call === orders)!;
  expect(Object.fromEntries(asked.url.searchParams)).toEqual({ customer: 'customer-1', limit: '5' });
  const askedReviews = sent.find(({ call }) => call === reviews)!;
  expect(Object.fromEntries(askedReviews.url.searchParams)).toEqual({ customer: 'customer-1', limit: '5' });
});

test('guests are marked in the list, which shows them alone', async () => {
  const guest = { ...robin, _id: 'customer-2', userName: 'Gil', email: 'gil@haberdash.test', isGuest: true };
  const { sent } = await renderRemote(remote, {
    path: '/admin/customers?guests=true',
    answers: { [list]: pageOf([guest, robin]) },
  });
  expect((await screen.findByText('gil@haberdash.test')).closest('tr')).toHaveTextContent('Guest');
  expect(screen.getByText('robin@haberdash.test').closest('tr')).not.toHaveTextContent('Guest');
  expect(sent[0]!.url.searchParams.get('guests')).toBe('true');
});

test('the page of a guest says that there is no account, and shows nothing that needs one', async () => {
  await openCustomer(shopWith({ ...robin, isGuest: true }));
  const about = within(await screen.findByRole('region', { name: 'Guest' }));
  expect(about.getByText(/ordered without an account/)).toBeVisible();
  expect(about.getByText('First order')).toBeVisible();
  for (const name of ['Account', 'Addresses', 'Reviews'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Orders' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Block' })).toBeVisible();
});

test('a customer is blocked with a reason, and unblocked', async () => {
  const { user, sent, toasts } = await openCustomer(shopWith(robin));
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block this customer?' }));
  await user.click(dialog.getByRole('button', { name: 'Block customer' }));
  expect(await dialog.findByText('Enter a reason')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), ' Chargebacks ');
  await user.click(dialog.getByRole('button', { name: 'Block customer' }));

  expect(await screen.findByText('Blocked on 21 November 2026')).toBeVisible();
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ reason: 'Chargebacks' });
  expect(await screen.findByText(/blocked by Ada Admin/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(screen.queryByText(/^Blocked on/)).not.toBeInTheDocument());
  expect(toasts.map(({ message }) => message)).toEqual([
    'The customer is blocked',
    'The customer is unblocked',
  ]);
});

test('a refused block says why, and the reason stays', async () => {
  const refusal = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await openCustomer(shopWith(robin, { [block]: refusal }));
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  await user.type(await screen.findByLabelText('Reason'), 'Chargebacks');
  await user.click(screen.getByRole('button', { name: 'Block customer' }));
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('Chargebacks');
});

test('a customer who cannot be loaded can be requested again; a part that fails leaves the others', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const there = shopWith(robin);
  const { user } = await openCustomer({
    ...there,
    [details]: (request) => (isAway ? away : (there[details] as (given: typeof request) => never)(request)),
    [cart]: away,
  });
  isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Robin Reader' })).toBeVisible();
  expect(screen.getByText("We couldn't load the cart")).toBeVisible();
});

test('a note is saved, and empty parts take no room', async () => {
  const note = 'PUT /api/admin/customers/note/{id}';
  const { user, sent, toasts } = await openCustomer(
    shopWith(robin, {
      [cart]: { success: true, data: { _id: robin._id, userId: robin._id, items: [], total: 0 } },
      [reviews]: pageOf([]),
      [note]: { success: true, message: 'The note is saved' },
    }),
  );
  const part = within(await screen.findByRole('region', { name: 'Note' }));
  expect(part.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await user.type(part.getByLabelText('Note'), 'Rings twice ');
  await user.click(part.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['The note is saved']));
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ note: 'Rings twice' });

  const account = within(screen.getByRole('region', { name: 'Account' }));
  expect(account.getByText('The cart is empty.')).toBeVisible();
  expect(account.getByText('This customer has not written a review.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Open cart' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull();
});
