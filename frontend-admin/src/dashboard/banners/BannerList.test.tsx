import { refuse, type SentCall } from '@haberdash/kit/testing/answers';
import { act, screen, waitFor, within } from '@testing-library/react';
import { banners, openDashboard } from '../../testing/dashboard';

const ordersIn = (sent: SentCall[]) =>
  sent
    .filter(({ call }) => call.endsWith('feature/order'))
    .map(({ body }) => (body as { ids: string[] }).ids);
const three = ['a', 'b', 'c'].map((name) => `/uploads/${name}-1200.webp`);
const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'));

test('moving a banner up is shown and announced at once', async () => {
  const { user, sent } = await openDashboard({
    'GET /api/common/feature/get': banners(...three),
    'PUT /api/common/feature/order': ({ body }) => banners(...(body as { ids: string[] }).ids),
  });
  expect(await screen.findByRole('button', { name: 'Move feature image 1 up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move feature image 3 down' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move feature image 3 up' }));

  await waitFor(() => expect(shown()).toEqual(['a', 'c', 'b'].map((name) => `/uploads/${name}-640.webp`)));
  expect(ordersIn(sent)).toEqual([[three[0], three[2], three[1]]]);
  expect(screen.getByText('Feature image 3 moved to position 2 of 3')).toBeInTheDocument();
});

test('a banner links to its changes', async () => {
  await openDashboard({ 'GET /api/common/feature/get': banners(...three) });
  expect(await screen.findByRole('link', { name: 'Changes of feature image 2' })).toHaveAttribute(
    'href',
    `/admin/audit?subjectId=${encodeURIComponent(three[1]!)}`,
  );
});

test('a banner moved to the top keeps the focus at its buttons', async () => {
  const { user } = await openDashboard({
    'GET /api/common/feature/get': banners(...three),
    'PUT /api/common/feature/order': ({ body }) => banners(...(body as { ids: string[] }).ids),
  });
  await user.click(await screen.findByRole('button', { name: 'Move feature image 2 up' }));
  expect(screen.getByRole('button', { name: 'Move feature image 1 down' })).toHaveFocus();
});

test('several quick moves are saved one after the other, and the last one wins', async () => {
  const answers: (() => void)[] = [];
  const { user, sent } = await openDashboard({
    'GET /api/common/feature/get': banners(...three),
    'PUT /api/common/feature/order': ({ body }) =>
      new Promise((resolve) => {
        answers.push(() => resolve(banners(...(body as { ids: string[] }).ids)));
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Move feature image 3 up' }));
  await user.click(screen.getByRole('button', { name: 'Move feature image 2 up' }));
  await user.click(screen.getByRole('button', { name: 'Move feature image 3 up' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(shown()).toEqual(['c', 'b', 'a'].map((name) => `/uploads/${name}-640.webp`));

  await act(async () => answers[0]!());
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]!());

  const [a, b, c] = three;
  expect(ordersIn(sent)).toEqual([
    [a, c, b],
    [c, b, a],
  ]);
  expect(shown()).toEqual(['c', 'b', 'a'].map((name) => `/uploads/${name}-640.webp`));
});

test('the three banners on the home page are marked', async () => {
  await openDashboard({ 'GET /api/common/feature/get': banners(...three, '/uploads/d-1200.webp') });
  const list = within(await screen.findByRole('region', { name: 'Feature images' }));
  const marks = (await list.findAllByRole('listitem')).map((banner) =>
    within(banner).queryByText('Shown on the home page'),
  );
  expect(marks.map(Boolean)).toEqual([true, true, true, false]);
});

test('an order that the server refuses is reverted', async () => {
  const { user, toasts } = await openDashboard({
    'GET /api/common/feature/get': banners(...three),
    'PUT /api/common/feature/order': refuse(409, { code: 'BANNERS_CHANGED', message: 'They have changed' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Move feature image 1 down' }));
  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message: 'They have changed' }]));
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c'].map((name) => `/uploads/${name}-640.webp`)));
});

test('deleting a banner asks first', async () => {
  let left = three;
  const { user, sent, toasts } = await openDashboard({
    'GET /api/common/feature/get': () => banners(...left),
    'DELETE /api/common/feature/delete/{id}': () => {
      left = left.slice(1);
      return { success: true, message: 'Feature image deleted successfully' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete feature image 1' }));
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Delete feature image' }));

  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(toasts).toEqual([{ variant: 'success', message: 'Feature image deleted successfully' }]);
});
