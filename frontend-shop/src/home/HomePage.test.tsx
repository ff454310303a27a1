import { renderRemote } from '@haberdash/kit/testing/render-remote';
import remote from '../remote';

test('the home page greets the shopper with the categories', async () => {
  const page = await renderRemote(remote, { path: '/shop/home' });
  expect(await page.findByRole('heading', { name: 'Shop by category' })).toBeVisible();
});
