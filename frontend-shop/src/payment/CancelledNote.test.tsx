import { refuse } from '@haberdash/kit/testing/answers';
import { screen } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { order } from '../testing/samples';

describe('A shopper who cancelled at PayPal', () => {
  const details = (fields: Parameters<typeof order>[0]) => ({
    'GET /api/shop/order/details/{orderId}': { success: true as const, data: order(fields) },
  });
  const back = '/shop/checkout?cancelled=1&order=order-1';

  test.each([
    [{ paymentStatus: 'failed', cancelReason: 'cancelled' }, /^You cancelled .* nothing was charged/],
    [{ paymentStatus: 'failed', cancelReason: 'expired' }, /HB-10001 was not paid, and nothing was charged/],
    [{ paymentStatus: 'paid' }, /HB-10001 is paid/],
    [{ paymentStatus: 'inReview' }, /HB-10001 is placed, and its payment is under review/],
    [{ paymentStatus: 'pending' }, /HB-10001 is awaiting payment/],
  ] as const)('sees what happened to the order: %j', async (fields, message) => {
    await openShop(back, details(fields));
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('sees nothing about money if the order is unknown', async () => {
    await openShop('/shop/checkout?cancelled=1');
    expect(await screen.findByText(/You're back from PayPal/)).toBeVisible();
    expect(screen.queryByText(/charged/)).not.toBeInTheDocument();
  });

  test("sees nothing about money if the order is another shopper's", async () => {
    const notFound = refuse(404, { code: 'NOT_FOUND', message: 'Order not found' });
    await openShop(back, { 'GET /api/shop/order/details/{orderId}': notFound });
    expect(await screen.findByText(/You're back from PayPal/)).toBeVisible();
    expect(screen.queryByText(/charged/)).not.toBeInTheDocument();
  });
});
