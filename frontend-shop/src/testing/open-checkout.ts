import { screen } from '@testing-library/react';
import { openShop } from './open-shop';
import { address, addressList, cartAnswer, cartLine } from './samples';

export const createRoute = 'POST /api/shop/order/create';
export const approval = 'https://pay.test/approve?token=payment-1';
export const placed = { success: true as const, approvalURL: approval, orderId: 'order-1' };

export const readyToPay = {
  'GET /api/shop/cart/get/{userId}': cartAnswer(cartLine({ salePrice: 39.5, quantity: 2 })),
  'GET /api/shop/address/get/{userId}': addressList(address(1), address(2)),
};

export async function openCheckout(answers: Parameters<typeof openShop>[1] = {}) {
  const shop = await openShop('/shop/checkout', { ...readyToPay, ...answers });
  await screen.findByRole('button', { name: /^(Add|Add another address)$/ });
  const pay = await screen.findByRole('button', { name: 'Checkout with PayPal' });
  const keys = () => shop.sentTo(createRoute).map(({ headers }) => headers.get('Idempotency-Key'));
  return { ...shop, pay, keys };
}

export async function openWithAddress(answers: Parameters<typeof openShop>[1] = {}) {
  const shop = await openCheckout(answers);
  await shop.user.click(screen.getByRole('radio', { name: /2 Thread Lane/ }));
  return shop;
}
