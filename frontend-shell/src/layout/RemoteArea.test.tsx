import { call } from '@haberdash/kit/effects';
import { FilesUnavailable } from '@haberdash/kit/lazy-page';
import { screen, within } from '@testing-library/react';
import { putBrokenRemote, putRemote, takeRemoteAway } from '../testing/deployed-remotes';
import { shopper, signedInAs } from '../testing/people';
import { remoteWith } from '../testing/remotes';
import { renderShell } from '../testing/render-shell';

const notLoaded = "We couldn't load this page";
const home = { name: 'Home of the shop' };

// React logs every error that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

function Broken(): never {
  throw new Error('A button came off');
}

function brokenShop() {
  return remoteWith({
    name: 'shop',
    routes: [
      { path: 'home', element: <h1>Home of the shop</h1> },
      { path: 'broken', element: <Broken /> },
    ],
    menu: [{ label: 'Home', to: '/shop/home' }],
  });
}

test("a remote that is away says so, and 'Try again' loads it when it is back", async () => {
  takeRemoteAway('shop');
  const { user } = renderShell('/shop/home', signedInAs(shopper));
  expect(await screen.findByRole('heading', { name: notLoaded })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: notLoaded })).toBeVisible();

  putRemote(remoteWith({ name: 'shop' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', home)).toBeVisible();
});

test('a remote that is away leaves a link to another page', async () => {
  takeRemoteAway('shop');
  const { user, sent } = renderShell('/shop/home', {
    ...signedInAs(shopper),
    'POST /api/auth/logout': { success: true, message: 'Logged out successfully' },
  });
  await screen.findByRole('heading', { name: notLoaded });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  expect(sent.map(({ call }) => call)).toContain('POST /api/auth/logout');
});

test('while the browser is offline, a page that cannot be loaded says so, and is loaded when it is online', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  takeRemoteAway('shop');
  renderShell('/shop/home', signedInAs(shopper));
  expect(await screen.findByRole('heading', { name: "You're offline" })).toBeVisible();

  putRemote(remoteWith({ name: 'shop' }));
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', home)).toBeVisible();
});

test.each(['Toolbar', 'Footer'])('a %s that throws is not rendered, and the rest works', async (part) => {
  putRemote(remoteWith({ name: 'shop', [part]: Broken }));
  renderShell('/shop/home', signedInAs(shopper));
  expect(await screen.findByRole('heading', home)).toBeVisible();
  expect(screen.getByRole('link', { name: 'The shop' })).toBeVisible();
});

test('a toolbar that throws in the sidebar frame is not rendered, too', async () => {
  putRemote(remoteWith({ name: 'shop', frame: 'sidebar', Toolbar: Broken }));
  renderShell('/shop/home', signedInAs(shopper));
  expect(await screen.findByRole('heading', home)).toBeVisible();
});

test('a remote whose saga throws at its start says so, and "Try again" renders its page again', async () => {
  Object.assign(globalThis, { reportError: jest.fn() });
  let isBroken = true;
  putRemote(
    remoteWith({
      name: 'shop',
      *saga() {
        yield* call(() => {
          if (isBroken) throw new Error('No thread');
        });
      },
    }),
  );
  const { user } = renderShell('/shop/home', signedInAs(shopper));
  expect(await screen.findByRole('heading', { name: notLoaded })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The shop' })).toBeVisible();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', home)).toBeVisible();
});

test('a remote built for another major version of the kit is refused with a notice and links', async () => {
  const unsatisfied = 'Version 2.1.0 from shell of shared singleton module kit does not satisfy ^3.0.0';
  putBrokenRemote('shop', new Error(unsatisfied));
  renderShell('/shop/home', signedInAs(shopper));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent("This page doesn't fit this version of Haberdash");
  expect(notice).toHaveTextContent(unsatisfied);
  expect(within(notice).getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('a page that throws shows the error inside the frame, folds the stack away, and the menu works', async () => {
  putRemote(brokenShop());
  const { user } = renderShell('/shop/broken', signedInAs(shopper));
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'A button came off' })).toBeVisible();
  expect(screen.getByText(/at Broken/)).not.toBeVisible();
  await user.click(screen.getByText('Details for support'));
  expect(screen.getByText(/at Broken/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();

  await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
  expect(await screen.findByRole('heading', home)).toBeVisible();
});

test('a page that throws in the topbar frame, which has Logout in a menu, shows one itself', async () => {
  putRemote(brokenShop());
  const { user } = renderShell('/shop/broken', {
    ...signedInAs(shopper),
    'POST /api/auth/logout': { success: true, message: 'Logged out successfully' },
  });
  const page = within(await screen.findByRole('main'));
  await user.click(await page.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});

test('a page that throws in the sidebar frame leaves its one Logout', async () => {
  putRemote({ ...brokenShop(), frame: 'sidebar' });
  renderShell('/shop/broken', signedInAs(shopper));
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('an error with a status shows status and status text', async () => {
  const Teapot = () => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- A loader may throw its response.
    throw { status: 418, statusText: "I'm a teapot" };
  };
  putRemote(remoteWith({ name: 'shop', routes: [{ path: 'home', element: <Teapot /> }] }));
  renderShell('/shop/home', signedInAs(shopper));
  expect(await screen.findByRole('heading', { name: "418 I'm a teapot" })).toBeVisible();
});

test('"Try again" requests the files of a page again', async () => {
  const forget = jest.fn();
  const Page = () => {
    if (forget.mock.calls.length === 0) throw new FilesUnavailable({ cause: new Error('offline'), forget });
    return <h1>Here after all</h1>;
  };
  putRemote(remoteWith({ name: 'shop', routes: [{ path: 'home', element: <Page /> }] }));
  const { user } = renderShell('/shop/home', signedInAs(shopper));

  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Here after all' })).toBeVisible();
});

test('an unknown path of the remote says so inside the frame', async () => {
  putRemote(remoteWith({ name: 'shop' }));
  renderShell('/shop/nowhere', signedInAs(shopper));
  expect(await screen.findByRole('heading', { name: "page doesn't exists" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The shop' })).toBeVisible();
});
