import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { product } from '../testing/samples';
import { rememberViewed, viewedProducts } from './viewed-products';

const route = 'GET /api/shop/products/by-id';
const [socks, hat] = [
  product({ _id: 'socks', title: 'Wool Socks' }),
  product({ _id: 'hat', title: 'Straw Hat' }),
];
const section = () => screen.findByRole('region', { name: 'Recently viewed' });

test('at most twelve products are remembered, the latest first', () => {
  for (let number = 1; number <= 14; number += 1) rememberViewed(String(number));
  rememberViewed('10');
  expect(viewedProducts()).toEqual(['10', '14', '13', '12', '11', '9', '8', '7', '6', '5', '4', '3']);
});

test('an opened product is remembered', async () => {
  rememberViewed('socks');
  await openShop('/shop/product/product-1', { [route]: { success: true, data: [product(), socks] } });
  await waitFor(() => expect(viewedProducts()).toEqual(['product-1', 'socks']));
});

test('home shows what was viewed; products that are not sold any more are forgotten', async () => {
  ['hat', 'removed', 'socks'].forEach(rememberViewed);
  const { sentTo } = await openShop('/shop/home', { [route]: { success: true, data: [socks, hat] } });
  const links = within(await section()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Wool Socks', 'Straw Hat']);
  expect(sentTo(route).map(({ url }) => url.searchParams.get('ids'))).toEqual(['socks,removed,hat']);
  expect(viewedProducts()).toEqual(['socks', 'hat']);
});

test('the open product is not among those viewed before', async () => {
  ['socks', 'product-1'].forEach(rememberViewed);
  await openShop('/shop/product/product-1', { [route]: { success: true, data: [product(), socks] } });
  expect(within(await section()).getAllByRole('link')).toHaveLength(1);
});

test('a shopper clears what was viewed', async () => {
  rememberViewed('socks');
  const { user } = await openShop('/shop/home', { [route]: { success: true, data: [socks] } });
  await user.click(within(await section()).getByRole('button', { name: 'Clear recently viewed products' }));
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  expect(viewedProducts()).toEqual([]);
});

test('nothing is requested or shown before anything was viewed, nor after a failure', async () => {
  const { sentTo } = await openShop('/shop/home');
  await screen.findByRole('heading', { level: 1 });
  expect(sentTo(route)).toEqual([]);

  rememberViewed('socks');
  await openShop('/shop/home', { [route]: refuse(503, { code: 'UNAVAILABLE', message: 'Closed' }) });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  expect(viewedProducts()).toEqual(['socks']);
});
