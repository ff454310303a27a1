import type { SessionState } from '@haberdash/kit/session';
import list from '../../public/remotes.json';
import type { RemoteEntry } from '../remotes/remotes.api';
import { admin, shopper } from '../testing/people';
import { redirectFor } from './guard';

const remotes = list as RemoteEntry[];

const everybody: Record<string, SessionState> = {
  'a visitor': { isAuthenticated: false, isLoading: false, user: null },
  'a shopper': { isAuthenticated: true, isLoading: false, user: shopper },
  'an admin': { isAuthenticated: true, isLoading: false, user: admin },
};

const stays = null;
const [login, home, dashboard, noAccess] = ['/auth/login', '/shop/home', '/admin/dashboard', '/unauth-page'];

// For every route: where it leads whom, when not there.
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
  ['/shop/paypal-return', login, stays, dashboard],
  ['/shop/payment-success', login, stays, dashboard],
  ['/shop/search', login, stays, dashboard],
  ['/shop/nowhere', login, stays, dashboard],
  ['/unauth-page', login, stays, stays],
  ['/nowhere', login, stays, stays],
  // Other ways to write them, which the router takes for the same.
  ['/auth/login/', stays, home, dashboard],
  ['/Auth/Login', stays, home, dashboard],
  ['/ADMIN/orders', login, noAccess, stays],
  ['/%61dmin/orders', login, noAccess, stays],
  ['/%E0%A4%A', login, stays, stays],
  ['/Shop/checkout', login, stays, dashboard],
];

const rows = matrix.flatMap(([path, ...destinations]) =>
  Object.keys(everybody).map((who, index) => ({ who, path, destination: destinations[index] ?? stays })),
);

test.each(rows)('$who on $path: $destination', ({ who, path, destination }) => {
  expect(redirectFor(path, everybody[who]!, remotes)).toBe(destination);
});

test('whoever is signed in without the role of an admin is a shopper', () => {
  const stranger = { ...everybody['a shopper']!, user: { ...shopper, role: 'auditor' as 'user' } };
  expect(redirectFor('/admin/orders', stranger, remotes)).toBe(noAccess);
});
