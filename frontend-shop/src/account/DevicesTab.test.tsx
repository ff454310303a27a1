import { screen } from '@testing-library/react';
import { openShop } from '../testing/open-shop';

test('a shopper sees where they are signed in', async () => {
  const times = { openedAt: '2026-11-20T11:52:00.000Z', lastUsedAt: '2026-11-20T11:52:00.000Z' };
  const { user } = await openShop('/shop/account', {
    'GET /api/account/sessions': {
      success: true,
      data: [{ _id: 'session-1', device: 'Firefox on Linux', ...times, isCurrent: true }],
    },
  });
  await user.click(screen.getByRole('tab', { name: 'Devices' }));
  expect(await screen.findByRole('region', { name: "Where you're signed in" })).toHaveTextContent(
    'Firefox on Linux',
  );
});
