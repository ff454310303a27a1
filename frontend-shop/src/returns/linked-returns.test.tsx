import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShopAsVisitor } from '../testing/let-visitors-buy';
import { openShop } from '../testing/open-shop';
import { orderReturns, returnableLine, returned } from '../testing/return-samples';
import { order } from '../testing/samples';

const linkRoute = 'GET /api/shop/order/link';
const returnsRoute = 'GET /api/shop/order/{orderId}/returns';
const previewRoute = 'POST /api/shop/order/{orderId}/returns/preview';
const declareRoute = 'POST /api/shop/order/{orderId}/returns';

const linked: Answers = {
  [linkRoute]: {
    success: true,
    data: { ...order({ orderStatus: 'delivered' }), shopperEmail: 'robin@example.test' },
  },
  [returnsRoute]: orderReturns({ lines: [returnableLine({ returnable: 1 })], returns: [returned()] }),
};

const links = (sent: { headers: Headers }[]) => sent.map(({ headers }) => headers.get('Order-Link'));

test.each([
  ['a guest', openShopAsVisitor],
  ['somebody who is signed in and has the link', openShop],
])('%s sends something back by the link of the order', async (_, open) => {
  const { user, sentTo, currentPath } = await open('/shop/order#token-1', {
    ...linked,
    [previewRoute]: {
      success: true,
      data: {
        ...{ amount: 49.99, pieces: 49.99, delivery: 0, fee: 0 },
        ...{ wayPaidBy: 'shopper', deadline: '2026-12-22' },
      },
    },
    [declareRoute]: { success: true, data: returned() },
  });
  const section = within(await screen.findByRole('region', { name: 'Returns' }));
  await user.click(section.getByRole('link', { name: 'Send something back: order HB-10001' }));
  // The page loads the order of its own accord.
  await waitFor(() => expect(sentTo(linkRoute)).toHaveLength(2));
  const fields = within(await screen.findByRole('group', { name: 'Linen Shirt' }));
  expect(screen.getByRole('link', { name: 'Your order' })).toHaveAttribute('href', '/shop/order#token-1');
  await user.selectOptions(fields.getByRole('combobox', { name: 'Send back' }), '1 piece');
  expect(await screen.findByText('You get back')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm return' }));

  expect(await screen.findByRole('heading', { name: 'Return R-10001', level: 1 })).toBeVisible();
  expect(currentPath()).toBe('/shop/order/returns/R-10001');
  expect(screen.getByRole('link', { name: 'Order HB-10001' })).toHaveAttribute('href', '/shop/order#token-1');
  expect(links(sentTo('POST /api/shop/order/order-1/returns'))).toEqual(['token-1']);
  expect(links(sentTo('POST /api/shop/order/order-1/returns/preview'))).toContain('token-1');
});

test('a return has an address of its own, which a reload opens by the link', async () => {
  const cancelRoute = 'POST /api/shop/order/{orderId}/returns/{returnId}/cancel';
  const { user, sentTo } = await openShopAsVisitor('/shop/order/returns/R-10001#token-1', {
    ...linked,
    [cancelRoute]: { success: true, message: 'Cancelled' },
  });
  expect(await screen.findByText('Waiting for your parcel')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel this return' }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel the return' }));
  const cancelled = 'POST /api/shop/order/order-1/returns/return-1/cancel';
  await waitFor(() => expect(links(sentTo(cancelled))).toEqual(['token-1']));
});

test('a link that has ended opens no page of a return', async () => {
  await openShopAsVisitor('/shop/order/return#token-1', {
    [linkRoute]: refuse(404, { code: 'NO_SUCH_LINK', message: "This link doesn't open an order any more." }),
  });
  expect(await screen.findByRole('link', { name: 'Ask for a new one' })).toBeVisible();
});
