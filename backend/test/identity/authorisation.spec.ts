import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Router } from 'express';
import { startDemo } from '../../demo/start-demo';
import { newId } from '../../src/shared/ids';
import document from '../../openapi.json';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { home, inCart, inSizes, onSale } from '../support/shop/goods';
import { admin, type Person, shopper, signIn } from '../support/shop/people';

/** Who may call a route. */
type Access = 'everyone' | 'signed in' | 'shoppers' | 'the owner' | 'admins';
type Outcome = 'answered' | 'sign in first' | 'refused';

/** Each caller gets one outcome. Another shopper calls with the ids of the owner. A blocked one has the cookie of before. */
const outcomes: Record<Access, Record<'nobody' | 'blocked' | 'other' | 'owner' | 'admin', Outcome>> = {
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
};

/** Beside all below `/api/admin`, which are for admins. */
const accessOf: Record<string, Access> = {
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
  'POST /api/auth/change-password': 'signed in',
  'GET /api/auth/check-auth': 'signed in',
  'GET /api/account/sessions': 'signed in',
  'DELETE /api/account/sessions': 'signed in',
  'DELETE /api/account/sessions/{id}': 'the owner',
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
  'POST /api/common/feature/add': 'admins',
  'PUT /api/common/feature/edit/{id}': 'admins',
  'DELETE /api/common/feature/delete/{id}': 'admins',
  'PUT /api/common/feature/order': 'admins',
  'POST /api/shop/cart/add': 'the owner',
  'GET /api/shop/cart/get/{userId}': 'the owner',
  'PUT /api/shop/cart/update-cart': 'the owner',
  'PUT /api/shop/cart/exchange-variant': 'the owner',
  'DELETE /api/shop/cart/{userId}/{productId}': 'the owner',
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
  'GET /api/shop/order/cancelled/{paymentId}': 'everyone',
  'POST /api/payments/paypal/webhook': 'everyone',
  'GET /api/shop/sandbox-payment': 'everyone',
  'POST /api/shop/sandbox-payment/answer': 'everyone',
};

const isBelowAdmin = (call: string) => call.includes(' /api/admin/');
const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);
const calls = [...documented.filter(isBelowAdmin), ...Object.keys(accessOf)];

/** Lists the routes of a server as calls: more than the contract when it leaves a route out. */
function routesOf(app: NestExpressApplication): string[] {
  const { stack } = (app.getHttpAdapter().getInstance() as { router: Router }).router;
  const routes = stack.flatMap(({ route }) =>
    (route?.stack ?? []).map(({ method }) => `${method.toUpperCase()} ${route?.path}`),
  );
  return [...new Set(routes)]
    .filter((route) => !/^GET \/api\/docs\b/.test(route))
    .map((route) => route.replace(/:(\w+)/g, '{$1}'));
}
/** It answers 401 to a message without PayPal's signature. */
const paypalWebhook = 'POST /api/payments/paypal/webhook';

describe('every route', () => {
  const create = jest.spyOn(NestFactory, 'create');
  const { shop, seller, sam, addressId, order, payPal } = checkouts(
    { SECURITY_CONTACT: 'mailto:security@shop.test' },
    { start: startDemo },
  );

  let blocked: Person;
  beforeAll(async () => {
    blocked = await shopper(shop());
    const { status } = await seller().client.put(`/api/admin/customers/block/${blocked.id}`, {
      reason: 'Chargebacks',
    });
    expect(status).toBe(200);
  });

  const someId = '0199c6a0-0000-7000-8000-000000000000';
  const line = async () => {
    const { productId, variantOf } = await inSizes(seller());
    await inCart(sam(), productId, 1, variantOf('M Navy'));
    return { userId: sam().id, productId, variantId: variantOf('M Navy'), newVariantId: variantOf('L Navy') };
  };
  const anotherSession = async () => {
    const { body } = await sam().client.get('/api/auth/check-auth');
    await signIn(shop(), body.user.email);
    const sessions = (await sam().client.get('/api/account/sessions')).body.data;
    return sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)._id as string;
  };
  const anOrder = async () => {
    await inCart(sam(), await onSale(seller()));
    const placed = await order();
    return { orderId: placed.body.orderId as string, paymentId: tokenOf(placed) };
  };
  const anApprovedOrder = async () => {
    const placed = await anOrder();
    await payPal().decide(placed.paymentId, 'approve');
    return placed;
  };

  const aPaidOrder = async () => {
    const placed = await anApprovedOrder();
    const { body } = await sam().client.post('/api/shop/order/capture', placed);
    const [{ variantId }] = body.data.cartItems;
    return { ...placed, _id: newId(), pieces: [{ variantId, quantity: 1 }] };
  };

  const aDeliveredOrder = async () => {
    const paid = await aPaidOrder();
    await seller().client.put(`/api/admin/orders/update/${paid.orderId}`, { orderStatus: 'delivered' });
    return { ...paid, amount: 89.5 };
  };
  const aReturn = async () => {
    const { orderId, ...declared } = await aDeliveredOrder();
    await sam().client.post(`/api/shop/order/${orderId}/returns`, declared);
    return { orderId, returnId: declared._id };
  };

  /** The owner's things appear in the path and the body of a call. */
  const owned: Record<string, () => Promise<object>> = {
    'POST /api/shop/address/add': async () => ({ userId: sam().id, ...home }),
    'PUT /api/shop/address/update/{userId}/{addressId}': async () => ({
      userId: sam().id,
      addressId: addressId(),
      ...home,
    }),
    'DELETE /api/account/sessions/{id}': async () => ({ id: await anotherSession() }),
    'DELETE /api/shop/address/delete/{userId}/{addressId}': async () => ({
      userId: sam().id,
      addressId: addressId(),
    }),
    'POST /api/shop/cart/add': async () => ({
      userId: sam().id,
      productId: await onSale(seller()),
      quantity: 1,
    }),
    'PUT /api/shop/cart/update-cart': async () => ({ ...(await line()), quantity: 2 }),
    'PUT /api/shop/cart/exchange-variant': line,
    'DELETE /api/shop/cart/{userId}/{productId}': line,
    'POST /api/shop/order/create': async () => {
      await line();
      return { userId: sam().id, addressInfo: { addressId: addressId() } };
    },
    'POST /api/shop/order/pay/{orderId}': anOrder,
    'POST /api/shop/order/cancel/{orderId}': anOrder,
    'POST /api/shop/order/cancellations/{orderId}': aPaidOrder,
    'POST /api/shop/order/cancellations/{orderId}/preview': aPaidOrder,
    'POST /api/shop/order/capture': anApprovedOrder,
    'GET /api/shop/order/details/{orderId}': anOrder,
    'GET /api/shop/order/{orderId}/returns': anOrder,
    'POST /api/shop/order/{orderId}/returns': aDeliveredOrder,
    'POST /api/shop/order/{orderId}/returns/preview': aDeliveredOrder,
    'PUT /api/shop/order/{orderId}/returns/{returnId}/posted': aReturn,
    'POST /api/shop/order/{orderId}/returns/{returnId}/cancel': aReturn,
  };

  async function outcomeOf(call: string, client: Person['client'], given: object): Promise<Outcome> {
    const [method = '', template = ''] = call.split(' ');
    const ids: Record<string, string> = { userId: sam().id, ...given };
    const path = template.replace(/{(\w+)}/g, (_, name: string) => ids[name] ?? someId);
    const { status } = await client.ask(path, { method, ...(method === 'GET' ? {} : { body: given }) });
    expect(status).toBeLessThan(500);
    if (status === 401 && call !== paypalWebhook) return 'sign in first';
    const isOwned = accessOf[call] === 'the owner';
    return status === 403 || (isOwned && status >= 400) ? 'refused' : 'answered';
  }

  it('of the running server is in the table of who may call it', async () => {
    const app = (await create.mock.results[0]!.value) as NestExpressApplication;
    expect(routesOf(app).sort()).toEqual(calls.toSorted());
  });

  it.each(calls)('%s', async (call) => {
    const expected = outcomes[isBelowAdmin(call) ? 'admins' : accessOf[call]!];
    const given = (await owned[call]?.()) ?? {};
    const callers = {
      nobody: shop().visitor(),
      blocked: blocked.client,
      other: (await shopper(shop())).client,
      admin: (await admin(shop())).client,
      owner: sam().client,
    };
    const found: Record<string, Outcome> = {};
    for (const [caller, client] of Object.entries(callers))
      found[caller] = await outcomeOf(call, client, given);
    expect(found).toEqual(expected);
  });
});
