import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { Link } from 'react-router-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { putRemote } from '../../testing/deployed-remotes';
import { shopper, signedInAs } from '../../testing/people';
import { remoteWith } from '../../testing/remotes';
import { renderShell } from '../../testing/render-shell';

const minute = 60_000;
const checkRoute = 'GET /api/auth/check-auth';

const room = (name: string, next: string) => (
  <>
    <h1>The {name}</h1>
    <Link to={next}>Go on</Link>
  </>
);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  putRemote(
    remoteWith({
      name: 'shop',
      routes: [
        { path: 'hall', element: room('hall', '/shop/attic') },
        { path: 'attic', element: room('attic', '/shop/hall') },
      ],
    }),
  );
});
afterEach(() => jest.useRealTimers());

const passes = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function openHome(answers: Answers = signedInAs(shopper)) {
  const { sent } = renderShell('/shop/hall', answers);
  await passes(100);
  return {
    checks: () => sent.filter(({ call }) => call === checkRoute).length,
    walk: async () => {
      fireEvent.click(screen.getByRole('link', { name: 'Go on' }));
      await passes(100);
    },
  };
}

test('navigation renews the session, at most every five minutes', async () => {
  const { checks, walk } = await openHome();
  expect(checks()).toBe(1);

  await walk();
  expect(checks()).toBe(1);
  await passes(5 * minute);
  expect(checks()).toBe(1);
  await walk();
  expect(checks()).toBe(2);
  await walk();
  expect(checks()).toBe(2);
});

test('returning to the tab renews the session', async () => {
  const { checks } = await openHome();
  await passes(20 * minute);
  fireEvent(document, new Event('visibilitychange'));
  await passes(100);
  expect(checks()).toBe(2);
});

test('an expired session is noticed', async () => {
  let asked = 0;
  const { walk } = await openHome({
    [checkRoute]: () =>
      (asked += 1) === 1
        ? { success: true as const, user: shopper }
        : refuse(401, { code: 'NOT_SIGNED_IN', message: 'Please sign in' }),
  });
  await passes(61 * minute);
  await walk();
  expect(screen.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended');
});
