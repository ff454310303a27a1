import { refuse } from '@haberdash/kit/testing/answers';
import { act, screen, waitFor } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { product, productDetails, variant } from '../testing/samples';

const link = {
  productId: 'product-1',
  title: 'Linen Shirt',
  size: 'M',
  colour: null,
  image: '/uploads/a.webp',
};
const linkAt = (stage: 'unconfirmed' | 'waiting' | 'told') => ({
  success: true as const,
  data: { ...link, stage },
});
const open = 'POST /api/shop/waitlist/link';
const options = { sizes: ['M' as const, 'L' as const], colours: [] };
const withSizes = {
  'GET /api/shop/products/get/{id}': {
    success: true as const,
    data: productDetails({
      ...product({ options }),
      variants: [variant({ _id: 'v-m', size: 'M', stock: 0 }), variant({ _id: 'v-l', size: 'L' })],
    }),
  },
};
const button = () => screen.findByRole('button', { name: 'Tell me when a size is back' });

test('a shopper waits for a size that is sold out, and stops waiting', async () => {
  const { user, sentTo } = await openShop('/shop/product/product-1', {
    ...withSizes,
    'PUT /api/shop/waitlist/{userId}/{variantId}': { success: true, data: ['v-m'] },
    'DELETE /api/shop/waitlist/{userId}/{variantId}': { success: true, data: [] },
  });
  await user.click(await button());
  expect(await screen.findByRole('combobox', { name: 'Sold out' })).toHaveTextContent('M');
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText("We'll write to you when M is back.")).toBeVisible();
  expect(sentTo('PUT /api/shop/waitlist/user-1/v-m')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
  expect(await screen.findByRole('button', { name: 'Tell me' })).toBeVisible();
});

test('a late list of what is waited for does not undo a request', async () => {
  let answer: (list: { success: true; data: string[] }) => void = () => {};
  const list = new Promise<Parameters<typeof answer>[0]>((resolve) => (answer = resolve));
  const { user } = await openShop('/shop/product/product-1', {
    ...withSizes,
    'GET /api/shop/waitlist/{userId}': () => list,
    'PUT /api/shop/waitlist/{userId}/{variantId}': { success: true, data: ['v-m'] },
  });
  await user.click(await button());
  await user.click(await screen.findByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText("We'll write to you when M is back.")).toBeVisible();
  await act(async () => answer({ success: true, data: [] }));
  expect(screen.getByText("We'll write to you when M is back.")).toBeVisible();
});

test('a visitor types an e-mail address, and hears of the link that confirms it', async () => {
  const message = "Please confirm: we've sent a link to this address.";
  const answers = { ...withSizes, 'POST /api/shop/waitlist': { success: true as const, message } };
  const { user, sentTo } = await openShop('/shop/product/product-1', answers, null);
  await user.click(await button());
  await user.type(await screen.findByLabelText('Your e-mail address'), 'kim@mail.test');
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(sentTo('POST /api/shop/waitlist').map(({ body }) => body)).toEqual([
    { variantId: 'v-m', email: 'kim@mail.test' },
  ]);
});

test('a refusal is shown', async () => {
  const message = 'Good news: it is in stock again';
  const { user } = await openShop('/shop/product/product-1', {
    ...withSizes,
    'PUT /api/shop/waitlist/{userId}/{variantId}': refuse(409, { code: 'IN_STOCK', message }),
  });
  await user.click(await button());
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('a refusal is not shown for another size', async () => {
  const variants = [
    variant({ _id: 'v-m', size: 'M', stock: 0 }),
    variant({ _id: 'v-l', size: 'L', stock: 0 }),
    variant({ _id: 'v-s', size: 'S' }),
  ];
  const data = productDetails({ ...product({ options: { sizes: ['S', 'M', 'L'], colours: [] } }), variants });
  const { user } = await openShop('/shop/product/product-1', {
    'GET /api/shop/products/get/{id}': { success: true, data },
    'PUT /api/shop/waitlist/{userId}/{variantId}': refuse(409, {
      code: 'IN_STOCK',
      message: 'In stock again',
    }),
  });
  await user.click(await button());
  await user.click(await screen.findByRole('button', { name: 'Tell me' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('In stock again');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sold out' }), 'L');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nobody is offered to wait for what is in stock', async () => {
  await openShop('/shop/product/product-1');
  await screen.findByRole('button', { name: 'Add to Cart' });
  expect(screen.queryByRole('button', { name: /Tell me when/ })).toBeNull();
});

test('the link of an e-mail changes nothing by being opened, and confirms by a button', async () => {
  const { user, sent } = await openShop(
    '/shop/waitlist#a-token',
    { [open]: linkAt('unconfirmed'), 'POST /api/shop/waitlist/link/confirm': linkAt('waiting') },
    null,
  );
  const yes = await screen.findByRole('button', { name: 'Yes, tell me' });
  expect(sent.filter(({ call }) => call.includes('waitlist')).map(({ call }) => call)).toEqual([open]);
  await user.click(yes);
  expect(await screen.findByRole('heading', { name: "We'll tell you when it is back" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the product' })).toHaveAttribute(
    'href',
    '/shop/product/product-1?size=M',
  );
});

test('the link of an e-mail ends the request', async () => {
  const { user, sentTo } = await openShop(
    '/shop/waitlist#a-token',
    {
      [open]: linkAt('told'),
      'POST /api/shop/waitlist/link/end': { success: true, message: "You won't hear from us about it" },
    },
    null,
  );
  await user.click(await screen.findByRole('button', { name: 'Forget my request' }));
  expect(await screen.findByText('Nobody waits with this link')).toBeVisible();
  expect(sentTo('POST /api/shop/waitlist/link/end')[0]?.body).toEqual({ token: 'a-token' });
});

test('a link that no longer works says so, and one that could not be opened can be tried again', async () => {
  const invalid = refuse(400, { code: 'WAITLIST_LINK_INVALID', message: 'This link no longer works' });
  await openShop('/shop/waitlist#a-token', { [open]: invalid }, null);
  expect(await screen.findByText('Nobody waits with this link')).toBeVisible();
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'Closed' });
  const { user, sentTo } = await openShop('/shop/waitlist#a-token', { [open]: away }, null);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sentTo(open)).toHaveLength(2));
});
