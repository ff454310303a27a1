import type { SessionState } from '@haberdash/kit/session';
import { redirectFor } from './guard';

function signedInAs(role: 'user' | 'admin'): SessionState {
  return {
    isAuthenticated: true,
    isLoading: false,
    user: { id: '1', userName: 'Sam', email: 's@x.test', role },
  };
}
const visitor: SessionState = { isAuthenticated: false, isLoading: false, user: null };
const shopper = signedInAs('user');
const admin = signedInAs('admin');

test.each([
  ['a visitor', '/', visitor, '/auth/login'],
  ['a visitor', '/shop/home', visitor, '/auth/login'],
  ['a visitor', '/nowhere', visitor, '/auth/login'],
  ['a visitor', '/unauth-page', visitor, '/auth/login'],
  ['a shopper', '/', shopper, '/shop/home'],
  ['a shopper', '/auth/login', shopper, '/shop/home'],
  ['a shopper', '/admin/orders', shopper, '/unauth-page'],
  ['an admin', '/', admin, '/admin/dashboard'],
  ['an admin', '/auth/register', admin, '/admin/dashboard'],
  ['an admin', '/shop/checkout', admin, '/admin/dashboard'],
])('%s on %s is sent elsewhere', (_who, path, session, elsewhere) => {
  expect(redirectFor(path, session)).toBe(elsewhere);
});

test.each([
  ['a visitor', '/auth/login', visitor],
  ['a visitor', '/auth/register', visitor],
  ['a shopper', '/shop/listing', shopper],
  ['a shopper', '/unauth-page', shopper],
  ['a shopper', '/nowhere', shopper],
  ['an admin', '/admin/products', admin],
])('%s may stay on %s', (_who, path, session) => {
  expect(redirectFor(path, session)).toBeNull();
});
