import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../remote';

test('an admin sees where they are signed in', async () => {
  const times = { openedAt: '2026-11-20T11:52:00.000Z', lastUsedAt: '2026-11-20T11:52:00.000Z' };
  await renderRemote(remote, {
    path: '/admin/account',
    answers: {
      'GET /api/account/sessions': {
        success: true,
        data: [{ _id: 'session-1', device: 'Firefox on Linux', ...times, isCurrent: true }],
      },
    },
  });
  expect(await screen.findByRole('region', { name: "Where you're signed in" })).toHaveTextContent(
    'Firefox on Linux',
  );
});
