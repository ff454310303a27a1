import { renderRemote } from '@haberdash/kit/testing/render-remote';
import remote from '../remote';

test('the dashboard opens', async () => {
  const page = await renderRemote(remote, { path: '/admin/dashboard' });
  expect(await page.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
