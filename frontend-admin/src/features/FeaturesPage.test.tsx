import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../remote';

test('the features page shows a placeholder', async () => {
  await renderRemote(remote, { path: '/admin/features' });
  expect(await screen.findByText('admin features')).toBeVisible();
});
