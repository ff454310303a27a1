import { screen } from '@testing-library/react';
import { openShop } from '../testing/open-shop';

const wishes = () => screen.queryByRole('link', { name: 'Wish list' });

test('a visitor reaches the wish list from the header', async () => {
  await openShop('/shop/home', {}, null);
  expect(wishes()).toHaveAttribute('href', '/shop/wishes');
});

test('a shopper finds the wish list in the menu of the account alone', async () => {
  await openShop('/shop/home');
  expect(wishes()).not.toBeInTheDocument();
});
