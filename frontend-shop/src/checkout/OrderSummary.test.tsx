import { refuse } from '@haberdash/kit/testing/answers';
import { screen, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { address, addressList, cart, cartAnswer, cartLine } from '../testing/samples';

const cartRoute = 'GET /api/shop/cart/get/{userId}';
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => cartLine({ variantId: `variant-${index}`, price: 10 }));

async function openSummary(answers: Parameters<typeof openShop>[1]) {
  const shop = await openShop('/shop/checkout', answers);
  const summary = within(await screen.findByRole('region', { name: 'Your order' }));
  return { ...shop, summary, fold: await summary.findByRole('button', { name: /^\d+ items? ?\$/ }) };
}

test('two lines of an order are expanded and can be collapsed', async () => {
  const { user, fold } = await openSummary({ [cartRoute]: cartAnswer(...lines(2)) });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'false');
});

test('many lines are collapsed to count and total, and can be expanded', async () => {
  const [first, ...others] = lines(3);
  const { user, summary, fold } = await openSummary({
    [cartRoute]: cartAnswer({ ...first!, quantity: 4 }, ...others),
  });
  expect(fold).toHaveTextContent('6 items$60.00');
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  const controlled = document.getElementById(fold.getAttribute('aria-controls')!);
  expect(controlled).toContainElement(summary.getByRole('list', { name: 'Items in your cart' }));

  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});

test('a change during the payment expands the lines', async () => {
  const [first, ...others] = lines(3);
  const { user, fold, summary } = await openSummary({
    [cartRoute]: cartAnswer(first!, ...others),
    'GET /api/shop/address/get/{userId}': addressList(address(1)),
    'POST /api/shop/order/create': refuse(409, {
      code: 'PRICE_CHANGED',
      message: 'Your cart has changed',
      data: cart({ ...first!, price: 12 }, ...others),
    }),
  });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Checkout with PayPal' }));
  expect(await summary.findByText('Price changed from $10.00 to $12.00')).toBeVisible();
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});
