import { screen, within } from '@testing-library/react';
import { menu } from '@haberdash/kit/testing/menu';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import remote from '../remote';
import { letVisitorsBuy } from '../testing/let-visitors-buy';
import { quietShop } from '../testing/open-shop';
import { shopContent } from '../testing/samples';
import { Footer } from './Footer';

test('the footer has the lines and links of the shop, and its pages by their titles', async () => {
  const answers = {
    ...quietShop,
    'GET /api/shop/content': {
      success: true as const,
      data: shopContent({
        name: 'Thimble',
        tagline: 'Made to last.',
        footer: {
          lines: ['Repairs for free'],
          links: [
            { label: 'Our story', link: '/shop/pages/our-story' },
            { label: 'Instagram', link: 'https://pictures.test/thimble' },
          ],
        },
      }),
    },
  };
  await renderRemote({ ...remote, Toolbar: Footer }, { path: '/shop/account', answers });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(await footer.findByText('Repairs for free')).toBeVisible();
  expect(footer.getByText('Made to last.')).toBeVisible();
  expect(footer.getByText(/© \d{4} Thimble/)).toBeVisible();
  const links = footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Delivery', '/shop/delivery'],
    ['Returns', '/shop/returns'],
    ['Size guide', '/shop/size-guide'],
    ['Contact', '/shop/contact'],
    ['Our story', '/shop/pages/our-story'],
    ['Instagram', 'https://pictures.test/thimble'],
    ['Imprint', '/shop/pages/imprint'],
    ['Terms of sale', '/shop/pages/terms'],
    ['Privacy', '/shop/pages/privacy'],
    ['Withdraw from contract here', '/shop/withdraw'],
  ]);
});

test('the footer links to the first collections', async () => {
  const collections = Array.from({ length: 7 }, (_, place) => ({
    _id: `c${place}`,
    slug: `c${place}`,
    title: `Collection ${place}`,
    picture: null,
  }));
  const answers = {
    ...quietShop,
    'GET /api/shop/menu': { success: true as const, data: { ...menu, collections } },
  };
  await renderRemote({ ...remote, Toolbar: Footer }, { path: '/shop/account', answers });
  const links = within(await screen.findByRole('navigation', { name: 'Collections' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    collections.slice(0, 6).map(({ slug }) => `/shop/collection/${slug}`),
  );
});

test.each([
  [null, 1],
  [undefined, 0],
])('who may buy without an account is led to the orders of guests: user %s', async (user, count) => {
  letVisitorsBuy();
  const options = { path: '/shop/home', answers: quietShop, ...(user === null ? { user } : {}) };
  await renderRemote({ ...remote, Toolbar: Footer }, options);
  const footer = within(await screen.findByRole('contentinfo'));
  await footer.findByRole('link', { name: 'Contact' });
  expect(footer.queryAllByRole('link', { name: 'Where is my order?' })).toHaveLength(count);
});
