import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { approval, createRoute, openWithAddress, placed, readyToPay } from '../testing/open-checkout';
import { openShop } from '../testing/open-shop';
import { cartAnswer, cartLine } from '../testing/samples';

test('items whose payment is in review are marked and not ordered again', async () => {
  const { user, pay, sentTo, left } = await openWithAddress({
    'GET /api/shop/cart/get/{userId}': {
      ...cartAnswer(
        cartLine({ quantity: 2, underReview: 2 }),
        cartLine({ variantId: 'cap', title: 'Cap', price: 20, quantity: 3, underReview: 1 }),
      ),
    },
    [createRoute]: placed,
  });
  const summary = within(screen.getByRole('region', { name: 'Your order' }));
  expect(summary.getByText('Already ordered, payment under review')).toBeVisible();
  expect(summary.getByText('1 of 3 already ordered, payment under review')).toBeVisible();
  expect(summary.getByText('$40.00')).toBeVisible();

  await user.click(pay);
  await waitFor(() => expect(left).toEqual([approval]));
  expect(sentTo(createRoute)[0]!.body).toMatchObject({ cartItems: [{ variantId: 'cap', quantity: 2 }] });
});

test('a cart that is entirely in review says so and cannot be paid again', async () => {
  await openShop('/shop/checkout', {
    ...readyToPay,
    'GET /api/shop/cart/get/{userId}': cartAnswer(cartLine({ quantity: 2, underReview: 2 })),
  });
  const bar = within(await screen.findByRole('region', { name: 'Pay' }));
  expect(bar.getByText(/PayPal is reviewing the payment/)).toBeVisible();
  expect(bar.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/shop/account');
  expect(bar.queryByText('$0.00')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Checkout with PayPal' })).not.toBeInTheDocument();
});

test('after too many unfinished payments a link leads to the orders', async () => {
  const message = 'You have started several payments without finishing one. Please try again in 12 minutes.';
  const { user, pay } = await openWithAddress({
    [createRoute]: refuse(429, { code: 'TOO_MANY_UNFINISHED_PAYMENTS', message }),
  });
  await user.click(pay);
  const bar = within(screen.getByRole('region', { name: 'Pay' }));
  expect(await bar.findByText(message)).toBeVisible();
  expect(bar.getByRole('link', { name: 'See your orders in My account.' })).toHaveAttribute(
    'href',
    '/shop/account',
  );
});
