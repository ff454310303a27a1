import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Router } from 'express';
import { startDemo } from '../../demo/start-demo';
import { newId } from '../../src/shared/ids';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { withPlantedBug } from '../support/shop/hosted-server';
import { home, inCart, inSizes, onSale } from '../support/shop/goods';
import { admin, type Person, shopper, signIn, staffWith } from '../support/shop/people';
import { permissions, type Permission } from '../../src/shared/access/permission';
import { accessOf, calls, type Outcome, outcomes, permissionsFor } from './who-may-call';

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
    { start: withPlantedBug(startDemo) },
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
    'PUT /api/shop/wishes/{userId}/{productId}': line,
    'PUT /api/shop/waitlist/{userId}/{variantId}': async () => {
      const productId = await onSale(seller(), { totalStock: 0 });
      const { body } = await shop().visitor().get(`/api/shop/products/get/${productId}`);
      return { userId: sam().id, variantId: body.data.variants[0]._id };
    },
    'POST /api/shop/wishes/{userId}/merge': async () => ({ userId: sam().id, wishes: [] }),
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

  it('has a permission in the contract if it is for permitted admins, and else none', () => {
    const permitted = calls.filter((call) => accessOf[call] === 'permitted admins');
    expect(calls.filter((call) => (permissionsFor[call] ?? []).length > 0)).toEqual(permitted);
  });

  const staff = new Map<string, Promise<Person>>();
  /** Signs somebody in once for each set of permissions. */
  const one = (granted: readonly Permission[]) => {
    const key = granted.join();
    if (!staff.has(key)) staff.set(key, staffWith(shop(), { permissions: granted }));
    return staff.get(key)!;
  };
  const staffFor = async (call: string) => {
    const needed = permissionsFor[call] ?? [];
    if (needed.length === 0) return {};
    const others = permissions.filter((permission) => !needed.includes(permission));
    return {
      permitted: (await one(needed.slice(-1))).client,
      lacking: (await one(others)).client,
    };
  };

  it.each(calls)('%s', async (call) => {
    const expected = outcomes[accessOf[call]!];
    const given = (await owned[call]?.()) ?? {};
    const callers = {
      nobody: shop().visitor(),
      blocked: blocked.client,
      other: (await shopper(shop())).client,
      admin: (await admin(shop())).client,
      owner: sam().client,
      ...(await staffFor(call)),
    };
    const found: Record<string, Outcome> = {};
    for (const [caller, client] of Object.entries(callers))
      found[caller] = await outcomeOf(call, client, given);
    expect(found).toEqual(expected);
  });
});
