import { RandomLinkTokens } from '../../src/platform/crypto/random-link-tokens';
import { newId } from '../../src/shared/ids';
import {
  aGuest,
  buyerIdOf,
  filledVisitor,
  openByLink,
  orderedByGuest,
  paidByGuest,
  withLink,
} from '../support/guests/guest-buyer';
import { inSizes, onSale } from '../support/shop/goods';
import { PayPalSimulatorControls } from '../support/paypal/paypal-simulator-controls';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import type { ShopClient } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';
import { calls } from './who-may-call';

/**
 * The visitor has the cookie of the one who ordered, another visitor a cookie of their own. Somebody without any has the link of the order, or
 * one that was revoked. The unproved account has the guest's e-mail address, and nobody has typed the code that proves it.
 */
const actors = ['other visitor', 'revoked link', 'unproved account', 'visitor', 'link'] as const;
type Actor = (typeof actors)[number];
type Outcome = 'answered' | 'sign in first' | 'refused';
type Row = Record<Actor, Outcome>;

const row = (visitor: Outcome, other: Outcome, link: Outcome, revoked: Outcome, unproved: Outcome): Row => ({
  ...{ visitor, link, 'other visitor': other, 'revoked link': revoked, 'unproved account': unproved },
});
const [yes, no, signIn] = ['answered', 'refused', 'sign in first'] as const;

const everyone = row(yes, yes, yes, yes, yes);
const byLink = row(signIn, signIn, yes, no, no);
const accounts = row(signIn, signIn, signIn, signIn, yes);
const nobody = row(signIn, signIn, signIn, signIn, no);
/** A line in a cart is its visitor's: for others there is nothing to change. */
const ownCart = row(yes, no, no, no, no);
/** The other visitor empties, or orders, a cart of their own. */
const ownOrOtherCart = row(yes, yes, no, no, no);

const rows: Record<string, Row> = {
  'GET /api/account/sessions': accounts,
  'DELETE /api/account/sessions': accounts,
  'DELETE /api/account/sessions/{id}': nobody,
  'PUT /api/account/name': accounts,
  'POST /api/account/email': nobody,
  'POST /api/account/email/confirm': nobody,
  'GET /api/account/guest-orders': accounts,
  'POST /api/account/guest-orders': accounts,
  'POST /api/account/guest-orders/confirm': nobody,
  'GET /api/account/second-factor': nobody,
  'POST /api/account/second-factor/begin': nobody,
  'POST /api/account/second-factor/turn-on': nobody,
  'POST /api/account/second-factor/turn-off': nobody,
  'POST /api/shop/cart/add': row(yes, yes, yes, yes, no),
  'GET /api/shop/cart/get/{userId}': row(yes, yes, yes, yes, no),
  'PUT /api/shop/cart/update-cart': ownCart,
  'PUT /api/shop/cart/exchange-variant': ownCart,
  'DELETE /api/shop/cart/{userId}/{productId}': ownOrOtherCart,
  'GET /api/shop/checkout/delivery': ownOrOtherCart,
  'POST /api/shop/order/create': ownOrOtherCart,
  'POST /api/shop/order/pay/{orderId}': byLink,
  'POST /api/shop/order/cancel/{orderId}': byLink,
  'POST /api/shop/order/cancellations/{orderId}': byLink,
  'POST /api/shop/order/cancellations/{orderId}/preview': byLink,
  'POST /api/shop/order/capture': byLink,
  'GET /api/shop/order/list/{userId}': nobody,
  'GET /api/shop/order/details/{orderId}': byLink,
  'GET /api/shop/order/{orderId}/returns': byLink,
  'POST /api/shop/order/{orderId}/returns': byLink,
  'POST /api/shop/order/{orderId}/returns/preview': byLink,
  'PUT /api/shop/order/{orderId}/returns/{returnId}/posted': byLink,
  'POST /api/shop/order/{orderId}/returns/{returnId}/cancel': byLink,
  'GET /api/shop/order/link': row(no, no, yes, no, no),
  'POST /api/shop/order/find': everyone,
  'POST /api/shop/order/claim': nobody,
  'GET /api/shop/order/cancelled/{paymentId}': everyone,
};

/** They are called with values that are right, so that nothing but who calls decides; the exceptions are codes that nobody has. */
describe('the order and the cart of a guest', () => {
  const shop = testShop({ VISITORS: 'buy' });
  let seller: Person;
  let productId: string;
  beforeAll(async () => {
    seller = await admin(shop());
    productId = await onSale(seller, { price: 40, totalStock: 900 });
  });

  interface Given {
    visitor: ShopClient;
    email: string;
    orderLink?: string;
    orderId?: string;
    values: Record<string, unknown>;
  }

  const ofOrder = ({ guest, ...order }: Awaited<ReturnType<typeof orderedByGuest>>, values = {}): Given => {
    const { visitor, orderId, orderLink, paymentId } = order;
    return { visitor, orderId, orderLink, email: guest.email, values: { orderId, paymentId, ...values } };
  };
  const unpaid = async () => ofOrder(await orderedByGuest(shop(), productId));
  const approved = async () => {
    const order = await orderedByGuest(shop(), productId);
    await new PayPalSimulatorControls(`${shop().url}/simulators/paypal`).decide(order.paymentId, 'approve');
    return ofOrder(order, { payerId: 'PAYER' });
  };
  const paid = async (): Promise<Given> => {
    const order = await paidByGuest(shop(), productId);
    const { body } = await openByLink(shop(), order.orderLink);
    const [{ variantId }] = body.data.cartItems as [{ variantId: string }];
    return ofOrder(order, { _id: newId(), pieces: [{ variantId, quantity: 1 }] });
  };
  const delivered = async (): Promise<Given> => {
    const order = await paid();
    await seller.client.put(`/api/admin/orders/update/${order.orderId}`, { orderStatus: 'delivered' });
    return { ...order, values: { ...order.values, amount: 40 } };
  };
  const returned = async (): Promise<Given> => {
    const order = await delivered();
    const { _id: returnId } = order.values;
    const path = `/api/shop/order/${order.orderId}/returns`;
    const declared = await shop().visitor().post(path, order.values, withLink(order.orderLink!));
    expect(declared.status).toBeLessThan(400);
    return { ...order, values: { orderId: order.orderId, returnId } };
  };
  const cart = async (): Promise<Given> => {
    const { productId: tee, variantOf } = await inSizes(seller);
    const [variantId, newVariantId] = [variantOf('M Navy'), variantOf('L Navy')];
    const visitor = await filledVisitor(shop(), productId);
    const line = { userId: 'visitor', productId: tee, variantId, quantity: 1 };
    await visitor.post('/api/shop/cart/add', line);
    const { email, address } = aGuest();
    return { visitor, email, values: { ...line, newVariantId, guest: { email, address } } };
  };
  const account = async () => {
    const order = await paid();
    const values = {
      userName: 'Mallory',
      code: '000000',
      newEmail: order.email,
      password: 'not-the-password',
    };
    return { ...order, values: { ...values, orderNumber: 1 } };
  };
  const listed = async () => {
    const order = await paid();
    return { ...order, values: { userId: await buyerIdOf(shop(), order.orderId!) } };
  };
  const searched = async () => ({ ...(await unpaid()), values: { number: '10001', email: aGuest().email } });

  const states: [RegExp, () => Promise<Given>][] = [
    [/\/account\//, account],
    [/\/cart\/|\/checkout\/|order\/create/, cart],
    [/order\/find/, searched],
    [/order\/list/, listed],
    [/order\/(pay|cancel|cancelled)\//, unpaid],
    [/order\/capture/, approved],
    [/returns\/{returnId}/, returned],
    [/\/returns/, delivered],
    [/./, paid],
  ];

  const revokedLink = async (orderId = newId()): Promise<string> => {
    const { token, hash } = new RandomLinkTokens().create();
    await inDatabase(
      shop(),
      `INSERT INTO ordering.order_links (id, token_hash, order_id, created_at, revoked_at)
       SELECT $1, $2, id, now(), now() FROM ordering.orders WHERE id = $3`,
      [newId(), hash, orderId],
    );
    return token;
  };
  const clientsFor = async ({ visitor, email, orderId, orderLink }: Given) => {
    const mallory = await shopper(shop());
    await inDatabase(shop(), 'UPDATE identity.users SET email = $1 WHERE id = $2', [email, mallory.id]);
    return {
      visitor: { client: visitor, headers: {} },
      'other visitor': { client: await filledVisitor(shop(), productId), headers: {} },
      link: { client: shop().visitor(), headers: withLink(orderLink ?? 'no-order') },
      'revoked link': { client: shop().visitor(), headers: withLink(await revokedLink(orderId)) },
      'unproved account': { client: mallory.client, headers: {} },
    } satisfies Record<Actor, { client: ShopClient; headers: object }>;
  };

  const idIn = (value: unknown) => (typeof value === 'string' ? value : newId());
  const queries: Record<string, string> = { '/api/shop/checkout/delivery': '?country=US&postcode=97201' };
  const pathOf = (template: string, values: Given['values']): string => {
    const path = template.replace(/{(\w+)}/g, (_, name: string) => idIn(values[name]));
    return `${path}${queries[template] ?? ''}`;
  };
  const called = calls.filter((call) =>
    /\/api\/(account|shop\/cart|shop\/checkout|shop\/order)\b/.test(call),
  );

  it('are in the table with each call of cart, checkout, order, returns and account', () => {
    expect(Object.keys(rows).toSorted()).toEqual(called.toSorted());
  });

  it.each(called)('%s', async (call) => {
    const [method = '', template = ''] = call.split(' ');
    const given = await states.find(([of]) => of.test(call))![1]();
    const path = pathOf(template, given.values);
    const clients = await clientsFor(given);
    const found: Record<string, string> = {};
    for (const actor of actors) {
      const { client, headers } = clients[actor];
      const body = method === 'GET' ? {} : { body: given.values };
      const { status, body: response } = await client.ask(path, { method, headers, ...body });
      const isMalformed = status === 400 && (response as { code?: string }).code === 'MALFORMED_REQUEST';
      const outcome = status < 400 ? yes : no;
      found[actor] = status === 401 ? signIn : isMalformed || status >= 500 ? `${status}` : outcome;
    }
    expect(found).toEqual(rows[call]);
  });

  it('are seen in the cart by its visitor alone', async () => {
    const given = await cart();
    const clients = await clientsFor(given);
    const seen: Record<string, boolean> = {};
    for (const actor of actors) {
      const { client, headers } = clients[actor];
      const { body } = await client.ask('/api/shop/cart/get/visitor', { headers });
      seen[actor] = JSON.stringify(body).includes(String(given.values.productId));
    }
    expect(seen).toEqual({
      ...{ visitor: true, 'other visitor': false, link: false, 'revoked link': false },
      'unproved account': false,
    });
  });
});
