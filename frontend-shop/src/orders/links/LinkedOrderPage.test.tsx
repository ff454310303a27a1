import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import { openShopAsVisitor } from '../../testing/let-visitors-buy';
import { openShop } from '../../testing/open-shop';
import { order } from '../../testing/samples';

const linkRoute = 'GET /api/shop/order/link';
const claimRoute = 'POST /api/shop/order/claim';
const registerRoute = 'POST /api/auth/register';
const loginRoute = 'POST /api/auth/login';
const path = '/shop/order#token-1';

const linkedOrder = (fields: Parameters<typeof order>[0] = {}) => ({
  ...order(fields),
  shopperEmail: 'robin@example.test',
});

const linked: Answers = {
  [linkRoute]: {
    success: true,
    data: linkedOrder({ userName: 'Robin Guest' }),
  },
};

test('a link opens its order without signing in, and only the header has the token', async () => {
  const { sent, sentTo } = await openShopAsVisitor(path, linked);
  expect(await screen.findByRole('heading', { name: 'Order HB-10001' })).toBeVisible();
  expect(screen.getAllByText('Linen Shirt')[0]).toBeVisible();
  expect(sentTo(linkRoute)[0]!.headers.get('Order-Link')).toBe('token-1');
  expect(sent.filter(({ url }) => url.href.includes('token-1'))).toEqual([]);
});

test('an unpaid order is cancelled with the link', async () => {
  const unpaid = linkedOrder({ orderStatus: 'pending', paymentStatus: 'pending' });
  const { user, sentTo } = await openShopAsVisitor(path, {
    [linkRoute]: { success: true, data: unpaid },
    'POST /api/shop/order/cancel/{orderId}': {
      success: true,
      message: 'Cancelled',
      data: { ...unpaid, orderStatus: 'rejected', paymentStatus: 'failed' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel order HB-10001' }));
  const cancelled = 'POST /api/shop/order/cancel/order-1';
  await waitFor(() => expect(sentTo(cancelled)[0]?.headers.get('Order-Link')).toBe('token-1'));
});

test.each([
  ['that was revoked', path],
  ['without a token', '/shop/order'],
])('a link %s says how to get another one', async (_, address) => {
  await openShopAsVisitor(address, {
    [linkRoute]: refuse(404, { code: 'NO_SUCH_LINK', message: "This link doesn't open an order any more." }),
  });
  expect(
    await screen.findByRole('heading', { name: "This link doesn't open an order any more" }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new one' })).toHaveAttribute('href', '/shop/find-order');
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/shop/contact');
});

test('an order that could not be loaded can be tried again', async () => {
  let isDown = true;
  const { user } = await openShopAsVisitor(path, {
    [linkRoute]: () =>
      isDown
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : { success: true, data: linkedOrder() },
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Order HB-10001' })).toBeVisible();
});

test('a guest creates an account with a password, and the order is added to it', async () => {
  const { user, sentTo, left } = await openShopAsVisitor(path, {
    ...linked,
    [registerRoute]: { success: true, message: 'Registration successful' },
    [loginRoute]: { success: true, message: 'Logged in successfully' },
    [claimRoute]: { success: true, message: 'Added' },
  });
  const create = await screen.findByRole('button', { name: 'Create account' });
  await user.click(create);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Please choose a password of 8 or more characters',
  );
  await user.type(screen.getByLabelText('Password'), 'thimble-and-thread');
  await user.click(create);
  await waitFor(() => expect(left).toEqual(['/shop/account/orders/HB-10001']));
  expect(sentTo(registerRoute)[0]!.body).toEqual({
    userName: 'Robin Guest',
    email: 'robin@example.test',
    password: 'thimble-and-thread',
  });
  expect(sentTo(claimRoute)[0]!.headers.get('Order-Link')).toBe('token-1');
});

test('a taken address is said at the password, and nothing else is tried', async () => {
  const message = 'An account with this e-mail address exists already';
  const { user, sentTo } = await openShopAsVisitor(path, {
    ...linked,
    [registerRoute]: { success: false, code: 'EMAIL_TAKEN', message },
  });
  await user.type(await screen.findByLabelText('Password'), 'thimble-and-thread');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(message));
  expect(sentTo(loginRoute)).toEqual([]);
});

test('a guest with an account signs in, and the order is added then', async () => {
  const { user, signInWishes } = await openShopAsVisitor(path, linked);
  await user.click(await screen.findByRole('button', { name: 'Sign in to add the order' }));
  expect(signInWishes).toMatchObject([
    { whenSignedIn: { type: 'keepOrder/claimRequested', payload: { _id: 'order-1' } } },
  ]);
});

test('somebody who is signed in adds the order to the account', async () => {
  const { user, sentTo, currentPath } = await openShop(path, {
    ...linked,
    [claimRoute]: { success: true, message: 'Added' },
    'GET /api/shop/order/details/{orderId}': { success: true, data: order() },
  });
  await user.click(await screen.findByRole('button', { name: 'Add to my account' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/account/orders/HB-10001'));
  expect(sentTo(claimRoute)[0]!.headers.get('Order-Link')).toBe('token-1');
  expect(sessionStorage.getItem('orderLinks')).toBe('{}');
});

test('other tabs are told of the new account, and an order that could not be added can be tried again', async () => {
  const heard: string[] = [];
  const channel = new BroadcastChannel('haberdash:session');
  channel.onmessage = ({ data }: MessageEvent<string>) => heard.push(data);
  let isDown = true;
  const { user, left } = await openShopAsVisitor(path, {
    ...linked,
    [registerRoute]: { success: true, message: 'Registration successful' },
    [loginRoute]: { success: true, message: 'Logged in successfully' },
    [claimRoute]: () =>
      isDown
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute.' })
        : { success: true, message: 'Added' },
  });
  await user.type(await screen.findByLabelText('Password'), 'thimble-and-thread');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(/the order isn't in it yet\. Back in a minute\./)).toBeVisible();
  await waitFor(() => expect(heard).toEqual(['changed']));
  expect(left).toEqual([]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(left).toEqual(['/shop/account/orders/HB-10001']));
  channel.close();
});

test('an account whose first sign-in fails is said, with the way to sign in', async () => {
  const { user, left } = await openShopAsVisitor(path, {
    ...linked,
    [registerRoute]: { success: true, message: 'Registration successful' },
    [loginRoute]: refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute.' }),
  });
  await user.type(await screen.findByLabelText('Password'), 'thimble-and-thread');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Your account is ready/),
  );
  expect(left).toEqual([]);
});

test('after the payment, an order that could not be added says so and can be tried again', async () => {
  sessionStorage.setItem('paidOrderId', 'order-1');
  sessionStorage.setItem('orderLinks', '{"order-1":"token-1"}');
  let isDown = true;
  const { user, currentPath } = await openShop('/shop/payment-success', {
    ...linked,
    'GET /api/shop/order/details/{orderId}': { success: true, data: order() },
    [claimRoute]: () =>
      isDown
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : { success: true, message: 'Added' },
  });
  await user.click(await screen.findByRole('button', { name: 'Add to my account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/account/orders/HB-10001'));
});
