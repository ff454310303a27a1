import type { SessionUser } from '@haberdash/kit/session';
import list from '../../public/remotes.json';
import type { RemoteEntry } from '../remotes/remotes.api';
import { admin, shopper } from '../testing/people';
import { redirectFor } from './guard';

const remotes = list as RemoteEntry[];
const closed = { remotes, visitors: 'closed' as const };
const browsable = { remotes, visitors: 'browse' as const };
const buyable = { remotes, visitors: 'buy' as const };

const signedInAs = (user: SessionUser) => ({
  isAuthenticated: true,
  isLoading: false,
  isLoggedOut: false,
  user,
});
const visitor = { ...signedInAs(shopper), isAuthenticated: false, user: null };
const sessions: Record<string, typeof visitor | ReturnType<typeof signedInAs>> = {
  'a visitor': visitor,
  'a shopper': signedInAs(shopper),
  'an admin': signedInAs(admin),
};

const stays = null;
const [login, home, dashboard, noAccess] = ['/auth/login', '/shop/home', '/admin/dashboard', '/unauth-page'];

// For each route, where it redirects each user, if anywhere else.
const matrix: [path: string, visitor: string | null, shopper: string | null, admin: string | null][] = [
  ['/', login, home, dashboard],
  ['/auth/login', stays, home, dashboard],
  ['/auth/register', stays, home, dashboard],
  ['/admin/dashboard', login, noAccess, stays],
  ['/admin/products', login, noAccess, stays],
  ['/admin/orders', login, noAccess, stays],
  ['/admin/features', login, noAccess, stays],
  ['/admin/nowhere', login, noAccess, stays],
  ['/shop/home', login, stays, dashboard],
  ['/shop/listing', login, stays, dashboard],
  ['/shop/checkout', login, stays, dashboard],
  ['/shop/account', login, stays, dashboard],
  ['/shop/preview', stays, stays, stays],
  ['/shop/preview/more', login, stays, dashboard],
  ['/shop/paypal-return', login, stays, dashboard],
  ['/shop/payment-success', login, stays, dashboard],
  ['/shop/search', login, stays, dashboard],
  ['/shop/nowhere', login, stays, dashboard],
  ['/unauth-page', login, stays, stays],
  ['/nowhere', login, stays, stays],
  // Other spellings that the router treats as the same path.
  ['/auth/login/', stays, home, dashboard],
  ['/Auth/Login', stays, home, dashboard],
  ['/ADMIN/orders', login, noAccess, stays],
  ['/%61dmin/orders', login, noAccess, stays],
  ['/%E0%A4%A', login, stays, stays],
  ['/Shop/checkout', login, stays, dashboard],
];

const rows = matrix.flatMap(([path, ...destinations]) =>
  Object.keys(sessions).map((who, index) => ({ who, path, destination: destinations[index] ?? stays })),
);

test.each(rows)('$who on $path: $destination', ({ who, path, destination }) => {
  const redirect = redirectFor({ pathname: path, search: '' }, sessions[who]!, closed);
  expect(redirect?.replace(/\?next=.*/, '') ?? stays).toBe(destination);
});

test("a remote is closed by the path's first segment, not by a word in another remote's path", () => {
  const accounting: RemoteEntry = {
    ...remotes[1]!,
    name: 'account',
    home: '/account/books',
    audience: ['admin'],
  };
  const leadsTo = (pathname: string) =>
    redirectFor({ pathname, search: '' }, signedInAs(shopper), {
      ...closed,
      remotes: [...remotes, accounting],
    });
  expect(leadsTo('/shop/account')).toBe(stays);
  expect(leadsTo('/account/books')).toBe(noAccess);
  expect(leadsTo('/elsewhere/admin')).toBe(noAccess);
});

test('a signed-in user without the role of an admin is a shopper', () => {
  const stranger = signedInAs({ ...shopper, role: 'auditor' as 'user' });
  expect(redirectFor({ pathname: '/admin/orders', search: '' }, stranger, closed)).toBe(noAccess);
});

test('after signing in, a visitor returns to the requested page', () => {
  const place = { pathname: '/shop/listing', search: '?category=men' };
  const login = redirectFor(place, visitor, closed)!;
  expect(login).toBe('/auth/login?next=%2Fshop%2Flisting%3Fcategory%3Dmen');

  const [pathname, query] = login.split('?');
  const loginPage = { pathname: pathname!, search: `?${query}` };
  expect(redirectFor(loginPage, signedInAs(shopper), closed)).toBe('/shop/listing?category=men');
});

test('after a logout, signing in does not return to the last page', () => {
  const place = { pathname: '/shop/account', search: '' };
  expect(redirectFor(place, { ...visitor, isLoggedOut: true }, closed)).toBe('/auth/login');
});

test('another site is not a page to return to', () => {
  const place = { pathname: '/auth/login', search: '?next=https://elsewhere.example' };
  expect(redirectFor(place, signedInAs(shopper), closed)).toBe(home);
});

describe('where the shop lets visitors browse', () => {
  const leadsTo = (pathname: string, session = visitor) =>
    redirectFor({ pathname, search: '' }, session, browsable);

  test.each([
    ['/', home],
    ['/shop/home', stays],
    ['/shop/listing', stays],
    ['/Shop/Product/shirt/', stays],
    ['/shop/pages/terms', stays],
    ['/shop/products', stays],
    ['/nowhere', stays],
    ['/unauth-page', '/auth/login?next=%2Funauth-page'],
    ['/shop/account/orders/HB-10001', '/auth/login?next=%2Fshop%2Faccount%2Forders%2FHB-10001'],
    ['/shop/checkout', '/auth/login?next=%2Fshop%2Fcheckout'],
    ['/shop/account', '/auth/login?next=%2Fshop%2Faccount'],
    ['/admin/orders', '/auth/login?next=%2Fadmin%2Forders'],
    ['/auth/login', stays],
  ])('a visitor on %s: %s', (path, destination) => {
    expect(leadsTo(path)).toBe(destination);
  });

  test('a remote without a list of its other pages keeps them closed', () => {
    const older = remotes.map(({ memberPages: _, ...entry }) => entry);
    const place = { pathname: '/shop/products', search: '' };
    expect(redirectFor(place, visitor, { ...browsable, remotes: older })).toMatch(/^\/auth\/login/);
  });

  test('a visitor who has logged out stays on an open page', () => {
    const loggedOut = { ...visitor, isLoggedOut: true };
    expect(leadsTo('/shop/listing', loggedOut)).toBe(stays);
    expect(leadsTo('/shop/account', loggedOut)).toBe(login);
  });

  test('an admin is kept off the shop', () => {
    expect(redirectFor({ pathname: '/shop/home', search: '' }, signedInAs(admin), browsable)).toBe(dashboard);
  });
});

describe('where the shop lets visitors buy', () => {
  const leadsTo = (pathname: string, session: (typeof sessions)[string] = visitor) =>
    redirectFor({ pathname, search: '' }, session, buyable);

  test.each([
    ['/', home],
    ['/shop/listing', stays],
    ['/shop/checkout', stays],
    ['/Shop/Checkout/', stays],
    ['/shop/paypal-return', stays],
    ['/shop/payment-success', stays],
    ['/shop/order', stays],
    ['/shop/find-order', stays],
    ['/shop/account', '/auth/login?next=%2Fshop%2Faccount'],
    ['/shop/account/orders/HB-10001', '/auth/login?next=%2Fshop%2Faccount%2Forders%2FHB-10001'],
    ['/admin/orders', '/auth/login?next=%2Fadmin%2Forders'],
  ])('a visitor on %s: %s', (path, destination) => {
    expect(leadsTo(path)).toBe(destination);
  });

  test('a visitor whose session has ended, or who has logged out, stays at the checkout', () => {
    expect(leadsTo('/shop/checkout', { ...visitor, isLoggedOut: true })).toBe(stays);
  });

  test('the pages for buying stay closed where visitors may only browse', () => {
    const place = { pathname: '/shop/order', search: '' };
    expect(redirectFor(place, visitor, browsable)).toBe('/auth/login?next=%2Fshop%2Forder');
  });

  test('an admin is kept off the checkout', () => {
    expect(leadsTo('/shop/checkout', signedInAs(admin))).toBe(dashboard);
  });
});
