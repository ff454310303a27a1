import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import { approval, createRoute } from '../../testing/open-checkout';
import { deliveryOffer, checkoutOffers } from '../../testing/delivery-samples';
import { openShopAsVisitor, visitorCartAnswer } from '../../testing/let-visitors-buy';
import { cartLine, order } from '../../testing/samples';

const deliveryRoute = 'GET /api/shop/checkout/delivery';
const placed = { success: true as const, approvalURL: approval, orderId: 'order-1', orderLink: 'link-1' };

async function openAsGuest(answers: Answers = {}) {
  const guest = await openShopAsVisitor('/shop/checkout', {
    'GET /api/shop/cart/get/{userId}': visitorCartAnswer(cartLine({ quantity: 2 })),
    [createRoute]: placed,
    ...answers,
  });
  const pay = await screen.findByRole('button', { name: 'Checkout with PayPal' });
  return { ...guest, pay };
}

type Guest = Awaited<ReturnType<typeof openAsGuest>>;

async function typeAddress({ user }: Guest) {
  await user.type(screen.getByLabelText('E-mail'), 'robin@example.test');
  await user.type(await screen.findByLabelText('Recipient'), 'Robin Guest');
  await user.type(screen.getByLabelText('Address'), '2 Thread Lane');
  await user.type(screen.getByLabelText('City'), 'Springfield');
  await user.type(screen.getByLabelText('Pincode'), '62701');
  await user.type(screen.getByLabelText('Phone'), '+1 217 555 0100');
  await waitFor(() => expect(screen.getByText(/^Free delivery/)).toBeVisible());
}

const sentOrder = ({ sentTo }: Guest) => sentTo(createRoute).map(({ body }) => body as object);

test('a guest pays with an e-mail address and a typed address, and the link of the order is kept', async () => {
  const guest = await openAsGuest();
  await typeAddress(guest);
  expect(guest.sentTo(deliveryRoute).at(-1)?.url.search).toBe('?country=US&postcode=62701');
  await guest.user.click(guest.pay);
  await waitFor(() => expect(guest.left).toEqual([approval]));
  expect(sentOrder(guest)).toMatchObject([
    {
      userId: 'visitor',
      cartId: 'visitor',
      guest: {
        email: 'robin@example.test',
        address: {
          recipient: 'Robin Guest',
          country: 'US',
          address: '2 Thread Lane',
          city: 'Springfield',
          pincode: '62701',
          phone: '+1 217 555 0100',
        },
      },
    },
  ]);
  expect(sentOrder(guest)[0]).not.toHaveProperty('addressInfo');
  expect(sessionStorage.getItem('currentOrderId')).toBe('order-1');
  expect(JSON.parse(sessionStorage.getItem('orderLinks')!)).toEqual({ 'order-1': 'link-1' });
  expect(guest.sent.filter(({ call }) => call.includes('/address/'))).toEqual([]);
});

test('missing fields are named, the first of them takes the focus, and nothing is ordered', async () => {
  const guest = await openAsGuest();
  await guest.user.click(guest.pay);
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription('Enter your e-mail address: the confirmation goes there');
  expect(screen.getByLabelText('Recipient')).toHaveAccessibleDescription('Enter who receives the parcel');

  await guest.user.type(email, 'robin@example.test');
  await guest.user.type(screen.getByLabelText('Pincode'), '62701');
  expect(screen.getByLabelText('Pincode')).not.toBeInvalid();
  await guest.user.click(guest.pay);
  await waitFor(() => expect(screen.getByLabelText('Recipient')).toHaveFocus());
  expect(sentOrder(guest)).toEqual([]);
});

test('fields that the server refuses say so', async () => {
  const errors = [
    { path: 'guest.address.phone', message: 'is not a number of this country' },
    { path: 'guest.email', message: 'is too long' },
  ];
  const guest = await openAsGuest({
    [createRoute]: refuse(400, { code: 'INVALID_INPUT', message: 'Please check the fields', errors }),
  });
  await typeAddress(guest);
  await guest.user.click(guest.pay);
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('E-mail is too long'),
  );
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Phone is not a number of this country');
});

test('a buyer who is refused is told at the button', async () => {
  const message = "We can't take orders from this address. Please write to us.";
  const guest = await openAsGuest({ [createRoute]: refuse(403, { code: 'BUYER_REFUSED', message }) });
  await typeAddress(guest);
  await guest.user.click(guest.pay);
  expect(await screen.findByText(message)).toBeVisible();
});

test('to pick up, a guest needs a name and no address', async () => {
  const pickUp = deliveryOffer({
    methodId: 'pick-up',
    kind: 'pick-up',
    name: 'Our shop',
    pickUpText: '1 Main St',
  });
  const guest = await openAsGuest({ [deliveryRoute]: checkoutOffers(pickUp) });
  await guest.user.click(await screen.findByRole('radio', { name: /Our shop/ }));
  await guest.user.type(screen.getByLabelText('E-mail'), 'robin@example.test');
  await guest.user.click(guest.pay);
  await waitFor(() => expect(screen.getByLabelText('Recipient')).toHaveFocus());
  await guest.user.type(screen.getByLabelText('Recipient'), 'Robin Guest');
  await guest.user.click(guest.pay);
  await waitFor(() => expect(guest.left).toEqual([approval]));
  expect(sentOrder(guest)).toMatchObject([
    { deliveryMethodId: 'pick-up', guest: { email: 'robin@example.test', userName: 'Robin Guest' } },
  ]);
});

test('what a guest has typed is there again after a reload', async () => {
  const guest = await openAsGuest();
  await typeAddress(guest);
  guest.unmount();
  await openAsGuest();
  expect(screen.getByLabelText('E-mail')).toHaveValue('robin@example.test');
  expect(await screen.findByLabelText('Address')).toHaveValue('2 Thread Lane');
});

test('a guest with an account may sign in instead', async () => {
  const { user, signInWishes } = await openAsGuest();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(signInWishes).toEqual([{ reason: 'Sign in to use your saved addresses.' }]);
});

test('a visitor without a cart is led to the products, not to orders', async () => {
  await openShopAsVisitor('/shop/checkout', { 'GET /api/shop/cart/get/{userId}': visitorCartAnswer() });
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View Orders' })).not.toBeInTheDocument();
});

describe('back from PayPal', () => {
  const path = '/shop/paypal-return?paymentId=payment-1&PayerID=payer-1';
  const captureRoute = 'POST /api/shop/order/capture';
  const linkRoute = 'GET /api/shop/order/link';
  const paid = order({ userName: 'Robin Guest' });

  function rememberOrder() {
    sessionStorage.setItem('currentOrderId', 'order-1');
    sessionStorage.setItem('orderLinks', JSON.stringify({ 'order-1': 'link-1' }));
    sessionStorage.setItem('guest', JSON.stringify({ email: 'robin@example.test' }));
  }

  test("the payment of a guest is captured with the order's link, and the order is confirmed", async () => {
    rememberOrder();
    const { sentTo, currentPath } = await openShopAsVisitor(path, {
      [captureRoute]: { success: true, message: 'Order confirmed', data: paid },
      [linkRoute]: refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }),
      'GET /api/shop/cart/get/{userId}': visitorCartAnswer(),
    });
    await waitFor(() => expect(currentPath()).toBe('/shop/payment-success'));
    expect(sentTo(captureRoute)[0]!.headers.get('Order-Link')).toBe('link-1');
    expect(await screen.findByText(/Thank you, Robin Guest/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View Orders' })).not.toBeInTheDocument();
  });

  test.each([
    ['is typed in no form of this tab', undefined],
    ['was typed otherwise since then', { email: 'else@example.test' }],
  ])("the order's link tells the e-mail address that %s", async (_, typed) => {
    rememberOrder();
    sessionStorage.setItem('guest', JSON.stringify(typed ?? null));
    const meta = Object.assign(document.createElement('meta'), { name: 'sends-e-mails', content: 'yes' });
    document.head.append(meta);
    const { sentTo } = await openShopAsVisitor(path, {
      [captureRoute]: { success: true, message: 'Order confirmed', data: paid },
      [linkRoute]: { success: true, data: { ...paid, shopperEmail: 'robin@example.test' } },
      'GET /api/shop/cart/get/{userId}': visitorCartAnswer(),
    });
    expect(await screen.findByText(/in an account for robin@example\.test/)).toBeVisible();
    expect(screen.getByText("We've e-mailed a confirmation to robin@example.test.")).toBeVisible();
    expect(sentTo(linkRoute).map(({ headers }) => headers.get('Order-Link'))).toEqual(['link-1']);
    meta.remove();
  });

  test('a declined payment can be tried again with the link', async () => {
    rememberOrder();
    const payRoute = 'POST /api/shop/order/pay/{orderId}';
    const { user, sentTo, left } = await openShopAsVisitor(path, {
      [captureRoute]: refuse(402, { code: 'PAYMENT_DECLINED', message: 'Declined' }),
      'GET /api/shop/cart/get/{userId}': visitorCartAnswer(cartLine()),
      'GET /api/shop/order/details/{orderId}': { success: true, data: paid },
      [payRoute]: { success: true, approvalURL: approval, orderId: 'order-1' },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(left).toEqual([approval]));
    for (const call of ['POST /api/shop/order/pay/order-1', 'GET /api/shop/order/details/order-1']) {
      expect(sentTo(call)[0]!.headers.get('Order-Link')).toBe('link-1');
    }
  });

  test('in another browser, the payment is said to be finished by the shop', async () => {
    const { user, sentTo, signInWishes } = await openShopAsVisitor(path);
    expect(await screen.findByRole('heading', { name: "We're finishing your payment" })).toBeVisible();
    expect(sentTo(captureRoute)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(signInWishes).toHaveLength(1);
  });
});

test('a visitor whose session has ended is told so, and signs in over the page or goes on without an account', async () => {
  const { user, signInWishes } = await openShopAsVisitor(
    '/shop/checkout',
    { 'GET /api/shop/cart/get/{userId}': visitorCartAnswer() },
    { hasSessionExpired: true },
  );
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your cart is empty' })).not.toBeInTheDocument();
  const signIn = screen.getByRole('button', { name: 'Sign in' });
  expect(signIn).toHaveFocus();
  await user.click(signIn);
  expect(signInWishes).toEqual([{ reason: 'Sign in to go on with your order.' }]);
  expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/shop/listing');
});
