import document from '../../openapi.json';
import type { Permission } from '../../src/shared/access/permission';

/** Who may call a route. */
export type Access = 'everyone' | 'signed in' | 'shoppers' | 'the owner' | 'admins' | 'permitted admins';
export type Outcome = 'answered' | 'sign in first' | 'refused';

type Caller = 'nobody' | 'blocked' | 'other' | 'owner' | 'admin' | 'permitted' | 'lacking';

/**
 * Each caller gets one outcome. Another shopper calls with the ids of the owner. A blocked one has the cookie of before. The admin is an
 * owner of the shop; of the staff, one has only a permission that the call needs, and another one has all others.
 */
export const outcomes: Record<Access, Partial<Record<Caller, Outcome>>> = {
  everyone: {
    nobody: 'answered',
    blocked: 'answered',
    other: 'answered',
    owner: 'answered',
    admin: 'answered',
  },
  'signed in': {
    nobody: 'sign in first',
    blocked: 'sign in first',
    other: 'answered',
    owner: 'answered',
    admin: 'answered',
  },
  shoppers: {
    nobody: 'sign in first',
    blocked: 'sign in first',
    other: 'answered',
    owner: 'answered',
    admin: 'refused',
  },
  'the owner': {
    nobody: 'sign in first',
    blocked: 'sign in first',
    other: 'refused',
    owner: 'answered',
    admin: 'refused',
  },
  admins: {
    nobody: 'sign in first',
    blocked: 'sign in first',
    other: 'refused',
    owner: 'refused',
    admin: 'answered',
  },
  'permitted admins': {
    nobody: 'sign in first',
    blocked: 'sign in first',
    other: 'refused',
    owner: 'refused',
    admin: 'answered',
    permitted: 'answered',
    lacking: 'refused',
  },
};

/** Beside all below `/api/admin`, which are for admins with a permission. */
const accessOfOthers: Record<string, Access> = {
  'GET /.well-known/security.txt': 'everyone',
  'GET /sitemap.xml': 'everyone',
  'GET /sitemaps/{file}': 'everyone',
  'GET /api/health': 'everyone',
  'GET /api/health/live': 'everyone',
  'GET /api/health/ready': 'everyone',
  'POST /api/client-reports': 'everyone',
  'POST /api/auth/register': 'everyone',
  'POST /api/auth/login': 'everyone',
  'POST /api/auth/logout': 'everyone',
  'POST /api/auth/forgot-password': 'everyone',
  'POST /api/auth/reset-password': 'everyone',
  'POST /api/auth/reset-password/check': 'everyone',
  'POST /api/auth/invitation': 'everyone',
  'POST /api/auth/invitation/check': 'everyone',
  'POST /api/auth/change-password': 'signed in',
  'GET /api/auth/check-auth': 'signed in',
  'GET /api/account/sessions': 'signed in',
  'DELETE /api/account/sessions': 'signed in',
  'DELETE /api/account/sessions/{id}': 'the owner',
  'PUT /api/account/name': 'signed in',
  'POST /api/account/email': 'signed in',
  'POST /api/account/email/confirm': 'signed in',
  'GET /api/account/guest-orders': 'shoppers',
  'POST /api/account/guest-orders': 'shoppers',
  'POST /api/account/guest-orders/confirm': 'shoppers',
  'GET /api/account/second-factor': 'admins',
  'POST /api/account/second-factor/begin': 'admins',
  'POST /api/account/second-factor/turn-on': 'admins',
  'POST /api/account/second-factor/turn-off': 'admins',
  'POST /api/shop/address/add': 'the owner',
  'GET /api/shop/address/get/{userId}': 'the owner',
  'PUT /api/shop/address/update/{userId}/{addressId}': 'the owner',
  'DELETE /api/shop/address/delete/{userId}/{addressId}': 'the owner',
  'GET /api/shop/products/get': 'everyone',
  'GET /api/shop/product-feed': 'everyone',
  'GET /api/shop/products/get/{id}': 'everyone',
  'GET /api/shop/products/by-id': 'everyone',
  'GET /api/shop/products/showcase': 'everyone',
  'GET /api/shop/products/related/{id}': 'everyone',
  'POST /api/shop/preview': 'everyone',
  'POST /api/shop/withdrawals': 'everyone',
  'GET /api/shop/search': 'everyone',
  'GET /api/shop/search/{keyword}': 'everyone',
  'GET /api/shop/suggest': 'everyone',
  'POST /api/shop/review/add': 'shoppers',
  'GET /api/shop/review/own/{productId}': 'shoppers',
  'GET /api/shop/review/fit/{productId}': 'shoppers',
  'GET /api/shop/review/{productId}': 'everyone',
  'GET /api/shop/content': 'everyone',
  'GET /api/shop/pages/{slug}': 'everyone',
  'GET /api/common/feature/get': 'everyone',
  'GET /api/shop/menu': 'everyone',
  'GET /api/shop/sizes': 'everyone',
  'GET /api/shop/countries': 'everyone',
  'GET /api/shop/countries/own': 'everyone',
  'GET /api/shop/collections/{slug}': 'everyone',
  'GET /api/shop/delivery/offers': 'everyone',
  'GET /api/shop/delivery/table': 'everyone',
  'GET /api/shop/returns/rules': 'everyone',
  'POST /api/common/feature/add': 'permitted admins',
  'PUT /api/common/feature/edit/{id}': 'permitted admins',
  'DELETE /api/common/feature/delete/{id}': 'permitted admins',
  'PUT /api/common/feature/order': 'permitted admins',
  'POST /api/shop/cart/add': 'the owner',
  'GET /api/shop/cart/get/{userId}': 'the owner',
  'PUT /api/shop/cart/update-cart': 'the owner',
  'PUT /api/shop/cart/exchange-variant': 'the owner',
  'DELETE /api/shop/cart/{userId}/{productId}': 'the owner',
  'GET /api/shop/wishes/{userId}': 'the owner',
  'PUT /api/shop/wishes/{userId}/{productId}': 'the owner',
  'DELETE /api/shop/wishes/{userId}/{productId}': 'the owner',
  'POST /api/shop/wishes/{userId}/merge': 'the owner',
  'POST /api/shop/waitlist': 'everyone',
  'GET /api/shop/waitlist/{userId}': 'the owner',
  'PUT /api/shop/waitlist/{userId}/{variantId}': 'the owner',
  'DELETE /api/shop/waitlist/{userId}/{variantId}': 'the owner',
  'POST /api/shop/waitlist/link': 'everyone',
  'POST /api/shop/waitlist/link/confirm': 'everyone',
  'POST /api/shop/waitlist/link/end': 'everyone',
  'GET /api/shop/checkout/delivery': 'shoppers',
  'POST /api/shop/order/create': 'the owner',
  'POST /api/shop/order/pay/{orderId}': 'the owner',
  'POST /api/shop/order/cancel/{orderId}': 'the owner',
  'POST /api/shop/order/cancellations/{orderId}': 'the owner',
  'POST /api/shop/order/cancellations/{orderId}/preview': 'the owner',
  'POST /api/shop/order/capture': 'the owner',
  'GET /api/shop/order/list/{userId}': 'the owner',
  'GET /api/shop/order/details/{orderId}': 'the owner',
  'GET /api/shop/order/{orderId}/returns': 'the owner',
  'POST /api/shop/order/{orderId}/returns': 'the owner',
  'POST /api/shop/order/{orderId}/returns/preview': 'the owner',
  'PUT /api/shop/order/{orderId}/returns/{returnId}/posted': 'the owner',
  'POST /api/shop/order/{orderId}/returns/{returnId}/cancel': 'the owner',
  'GET /api/shop/order/link': 'everyone',
  'POST /api/shop/order/find': 'everyone',
  'POST /api/shop/order/claim': 'shoppers',
  'GET /api/shop/order/cancelled/{paymentId}': 'everyone',
  'POST /api/payments/paypal/webhook': 'everyone',
  'GET /api/shop/sandbox-payment': 'everyone',
  'POST /api/shop/sandbox-payment/answer': 'everyone',
};

const isBelowAdmin = (call: string) => call.includes(' /api/admin/');
const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, about]) => [`${method.toUpperCase()} ${path}`, permissionsIn(about as object)] as const,
  ),
);

function permissionsIn(about: { 'x-permissions'?: string[] }): Permission[] {
  return (about['x-permissions'] ?? []) as Permission[];
}

/** One of these permissions is needed, as the contract says. */
export const permissionsFor: Readonly<Record<string, Permission[]>> = Object.fromEntries(documented);

export const accessOf: Readonly<Record<string, Access>> = {
  ...Object.fromEntries(
    documented.filter(([call]) => isBelowAdmin(call)).map(([call]) => [call, 'permitted admins'] as const),
  ),
  ...accessOfOthers,
};
export const calls = Object.keys(accessOf);
