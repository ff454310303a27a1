import { refuse } from '@haberdash/kit/testing/answers';
import { act, screen } from '@testing-library/react';
import { putRemote } from '../testing/deployed-remotes';
import { shopper } from '../testing/people';
import { remoteWith } from '../testing/remotes';
import { renderShell } from '../testing/render-shell';
import { reloadPage } from './session/reload-page';

jest.mock('./session/reload-page');

afterEach(() => jest.useRealTimers());

const unreachable = "Haberdash can't be reached right now";
const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is away for a moment' });
const nobody = refuse(401, { code: 'NOT_SIGNED_IN', message: 'Please sign in' });

/** Opens a page while no backend answers. */
async function openWithoutBackend() {
  putRemote(
    remoteWith({ name: 'shop', routes: [{ path: 'account', element: <h1>Account of the shopper</h1> }] }),
  );
  const backend: { response: typeof away | { success: true; user: typeof shopper } } = { response: away };
  const shell = renderShell('/shop/account', { 'GET /api/auth/check-auth': () => backend.response });
  expect(await screen.findByRole('heading', { name: unreachable })).toBeVisible();
  return { ...shell, backend };
}

test('a page that was opened while the shop is unreachable opens by itself when the shop answers', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'], advanceTimers: true });
  const { backend, sent } = await openWithoutBackend();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(sent).toHaveLength(2);
  expect(screen.getByRole('heading', { name: unreachable })).toBeVisible();

  backend.response = { success: true, user: shopper };
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByRole('heading', { name: 'Account of the shopper' })).toBeVisible();
  expect(window.location.pathname).toBe('/shop/account');
});

test('"Try again" asks the shop at once', async () => {
  const { backend, user } = await openWithoutBackend();
  backend.response = { success: true, user: shopper };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Account of the shopper' })).toBeVisible();
});

test('a visitor gets the page as the shop composes it', async () => {
  const { backend, user } = await openWithoutBackend();
  backend.response = nobody;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Sign in to your account' });
  expect(reloadPage).toHaveBeenCalled();
});
