import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import { createRoute, openWithAddress, placed } from '../testing/open-checkout';
import { cartAnswer, cartLine, order } from '../testing/samples';

const ownReturnPage = 'https://shop.test/shop/paypal-return?paymentId=payment-1';
const placedFree = { ...placed, approvalURL: ownReturnPage, nothingOwed: true as const };
const detailsRoute = 'GET /api/shop/order/details/{orderId}';

test('an order of which nothing is owed leads straight to its confirmation', async () => {
  sessionStorage.setItem('currentOrderId', 'order-0');
  const { user, pay, left, currentPath } = await openWithAddress({
    [createRoute]: placedFree,
    [detailsRoute]: { success: true, data: order({ totalAmount: 0 }) },
  });
  await user.click(pay);
  await waitFor(() => expect(currentPath()).toBe('/shop/payment-success'));
  expect(await screen.findByRole('heading', { name: 'Payment is successfull!' })).toBeVisible();
  expect(await screen.findByText('HB-10001')).toBeVisible();
  expect(screen.getByText('Total')).toHaveTextContent('Total $0.00');
  expect(left).toEqual([]);
  expect([sessionStorage.getItem('paidOrderId'), sessionStorage.getItem('currentOrderId')]).toEqual([
    'order-1',
    null,
  ]);
});

test('its cart is loaded again', async () => {
  let isPlaced = false;
  const { user, pay } = await openWithAddress({
    [createRoute]: () => {
      isPlaced = true;
      return placedFree;
    },
    'GET /api/shop/cart/get/{userId}': () =>
      isPlaced ? cartAnswer() : cartAnswer(cartLine({ salePrice: 39.5, quantity: 2 })),
    [detailsRoute]: { success: true, data: order({ totalAmount: 0 }) },
  });
  await user.click(pay);
  expect(await screen.findByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
});

test('a confirmation that does not load says that all went well, and can be tried again', async () => {
  let isDown = true;
  const { user, pay } = await openWithAddress({
    [createRoute]: placedFree,
    [detailsRoute]: () =>
      isDown
        ? refuse(500, { code: 'FAILED', message: 'Something went wrong' })
        : { success: true, data: order({ totalAmount: 0 }) },
  });
  await user.click(pay);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('HB-10001')).toBeVisible();
});
