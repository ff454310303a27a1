import { refuse } from '@haberdash/kit/testing/answers';
import { shopper } from '@haberdash/kit/testing/render-remote';
import { screen } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { productOf } from '../testing/samples';
import { viewedProducts } from '../viewed/viewed-products';

const route = 'POST /api/shop/preview';
const meta = { expiresAt: '2026-12-02T10:00:00.000Z' };
const data = productOf({ size: 'S' }, { size: 'M' });

test('a preview shows the product, until when its link works, and nothing to buy, for nobody in particular', async () => {
  const { sentTo } = await openShop(
    '/shop/preview#a-token',
    { [route]: { success: true, data, meta } },
    null,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Linen Shirt' })).toBeVisible();
  expect(document.title).toBe('Preview of Linen Shirt · Haberdash');
  expect(screen.getByRole('note')).toHaveTextContent(/^Preview.*nothing can be bought here.*2 Dec 2026/);
  expect(screen.getByRole('radio', { name: 'M' })).toBeEnabled();
  for (const name of ['Add to Cart', 'Share']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull();
  for (const text of ['No reviews yet', /items left/]) expect(screen.queryByText(text)).toBeNull();
  expect(viewedProducts()).toEqual([]);
  expect(sentTo(route).map(({ body }) => body)).toEqual([{ token: 'a-token' }]);
});

test('an admin, who has no cart, sees a preview without one', async () => {
  const { sent } = await openShop(
    '/shop/preview#a-token',
    { [route]: { success: true, data, meta } },
    { ...shopper, role: 'admin' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Linen Shirt' })).toBeVisible();
  expect(sent.filter(({ call }) => call.includes('/cart/'))).toEqual([]);
});

test('an expired or forged link says that it has ended', async () => {
  await openShop('/shop/preview#old', {
    [route]: refuse(404, { code: 'PREVIEW_EXPIRED', message: 'This preview link has expired' }),
  });
  expect(await screen.findByRole('heading', { name: 'This preview has ended' })).toBeVisible();
  expect(screen.getByText(/Ask the shop for a new link/)).toBeVisible();
});

test('a preview that could not be loaded can be tried again', async () => {
  let isAway = true;
  const { user } = await openShop('/shop/preview#a-token', {
    [route]: () =>
      isAway
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : { success: true, data, meta },
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('note')).toBeVisible();
});
