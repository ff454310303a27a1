import type { SessionUser } from '@haberdash/kit/session';
import { refuse } from '@haberdash/kit/testing/answers';
import { settled } from '@haberdash/kit/testing/settled';
import { act, screen, waitFor } from '@testing-library/react';
import { putRemote } from '../../testing/deployed-remotes';
import { nobodySignedIn, shopper } from '../../testing/people';
import { remoteWith } from '../../testing/remotes';
import { renderShell } from '../../testing/render-shell';

const checkRoute = 'GET /api/auth/check-auth';
const kim: SessionUser = { ...shopper, id: 'user-3', userName: 'Kim' };

beforeEach(() => putRemote(remoteWith({ name: 'shop' })));

/** Another tab of the same browser. */
function anotherTab() {
  const heard: string[] = [];
  const channel = new BroadcastChannel('haberdash:session');
  channel.onmessage = ({ data }: MessageEvent<string>) => heard.push(data);
  return { heard, says: (message = 'changed') => act(async () => channel.postMessage(message)) };
}

/** Opens the home page in a browser whose session may change to another user's. */
async function openHome(first: SessionUser | null) {
  const session = { of: first };
  const shell = renderShell('/shop/home', {
    ...nobodySignedIn,
    [checkRoute]: () =>
      session.of
        ? { success: true, user: session.of }
        : refuse(401, { code: 'NOT_SIGNED_IN', message: 'Please sign in' }),
    'POST /api/auth/logout': () => {
      session.of = null;
      return { success: true, message: 'Logged out successfully!' };
    },
  });
  const heading = first ? 'Home of the shop' : 'Sign in to your account';
  await screen.findByRole('heading', { name: heading });
  return { ...shell, session, who: () => screen.findByText(/^Logged in as/) };
}

test('signing out in another tab signs out here', async () => {
  const other = anotherTab();
  const { session } = await openHome(shopper);
  session.of = null;
  await other.says();
  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});

test('what the shopper typed in this tab goes with a logout in another', async () => {
  const other = anotherTab();
  const { session } = await openHome(shopper);
  sessionStorage.setItem('guest', '{"email":"sam@example.test"}');
  session.of = null;
  await other.says('left');
  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  expect(sessionStorage.getItem('guest')).toBeNull();
});

test("another user's sign-in in another tab applies here, on the same page", async () => {
  const other = anotherTab();
  const { session, who } = await openHome(shopper);
  expect(await who()).toHaveTextContent('Sam');
  session.of = kim;
  await other.says();
  await waitFor(async () => expect(await who()).toHaveTextContent('Kim'));
  expect(screen.getByRole('heading', { name: 'Home of the shop' })).toBeVisible();
});

test('signing in in another tab signs in here', async () => {
  const other = anotherTab();
  const { session } = await openHome(null);
  session.of = shopper;
  await other.says();
  expect(await screen.findByRole('heading', { name: 'Home of the shop' })).toBeVisible();
});

test('an unchanged session changes nothing', async () => {
  const other = anotherTab();
  const { sent } = await openHome(shopper);
  await other.says();
  await waitFor(() => expect(sent.filter(({ call }) => call === checkRoute)).toHaveLength(2));
  await settled();
  expect(screen.getByRole('heading', { name: 'Home of the shop' })).toBeVisible();
});

test('other tabs are notified of a sign-out, but not of a session check', async () => {
  const other = anotherTab();
  const { user } = await openHome(shopper);
  expect(other.heard).toEqual([]);
  await user.click(screen.getByText('Logout'));
  await waitFor(() => expect(other.heard).toEqual(['left']));
});
