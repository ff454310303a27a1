import fc from 'fast-check';
import { anySegment, anything, type Attack, claiming } from './attack';
import { attacksOnMoney } from './attacks-on-money';
import type { Scene } from './scene';

type Attacks = fc.Arbitrary<Attack>;

/** Any call for another user's data, or for data that nobody may read. */
export function attacksOn(scene: Scene): Attacks {
  const all: Attacks[] = [
    ...Object.values(attacksOnMoney(scene)),
    ...Object.values(attacksOnCarts(scene)),
    ...Object.values(attacksOnAddresses(scene)),
    ...Object.values(attacksOfRoles(scene)),
  ];
  // Everything may also be tried without a session, or with one that was tampered with.
  const as = fc.constantFrom<Attack['as']>('thief', 'thief', 'thief', 'thief', 'nobody', 'forger');
  return fc
    .tuple(fc.oneof(...all), as)
    .map(([attack, who]) => (attack.as === 'thief' ? { ...attack, as: who } : attack));
}

function attacksOnCarts({ thief, victims, goods }: Scene) {
  const [{ productId, variantId }, , cap] = goods;
  const line = { userId: thief.person.id, productId, variantId, quantity: 1 };
  const victim = fc.constantFrom(...victims).map(({ person }) => person.id);
  const call = fc.constantFrom<Pick<Attack, 'method' | 'path'>>(
    { method: 'POST', path: '/api/shop/cart/add' },
    { method: 'PUT', path: '/api/shop/cart/update-cart' },
  );
  const change = (name: string, part: fc.Arbitrary<object>): Attacks =>
    fc.tuple(call, part, victim).chain(([{ method, path }, changed, foreignId]) =>
      claiming(foreignId, { ...line, ...changed }).map((body) => ({
        name,
        as: 'thief' as const,
        method,
        path,
        body,
      })),
    );
  return {
    owner: change('a cart of another', fc.record({ userId: fc.oneof(victim, anything) })),
    quantity: change(
      'an impossible quantity',
      fc.record({ quantity: anything.filter((one) => !isQuantity(one)) }),
    ),
    variant: change(
      'a variant of another product',
      fc.constantFrom({ variantId: cap.variantId }, { productId: cap.productId }),
    ),
    unknown: change('a variant that is none', fc.record({ variantId: anything })),
    exchange: fc
      .record({ newVariantId: fc.oneof(fc.constant(cap.variantId), anything) })
      .map((changed): Attack => {
        const body = { ...line, ...changed };
        const path = '/api/shop/cart/exchange-variant';
        return { name: 'an exchange for another product', as: 'thief', method: 'PUT', path, body };
      }),
    view: fc.oneof(victim, anySegment).map((id): Attack => ({
      name: 'the cart of another',
      as: 'thief',
      method: 'GET',
      path: `/api/shop/cart/get/${id}`,
    })),
    remove: fc.oneof(victim, anySegment).map((id): Attack => {
      const path = `/api/shop/cart/${id}/${productId}?variantId=${variantId}`;
      return { name: 'a line out of the cart of another', as: 'thief', method: 'DELETE', path };
    }),
  };
}

/** Also as a form sends it. */
const isQuantity = (given: unknown): boolean =>
  (typeof given === 'number' || (typeof given === 'string' && /^\s*-?\d+\s*$/.test(given))) &&
  Number.isInteger(Number(given)) &&
  Number(given) >= 1 &&
  Number(given) <= 1_000_000;

function attacksOnAddresses({ thief, victims }: Scene) {
  const fields = { address: 'Thieves’ Lane 1', city: 'X', pincode: 'X', phone: 'X', notes: 'X' };
  const victim = fc.constantFrom(...victims);
  const owner = fc.constantFrom(thief, ...victims).map(({ person }) => person.id);
  const at = (name: string, method: Attack['method'], path: string, body?: object): Attack => ({
    ...{ name, as: 'thief', method, path },
    body,
  });
  return {
    edit: fc
      .tuple(owner, victim)
      .map(([id, { addressId }]) =>
        at('the address of another, edited', 'PUT', `/api/shop/address/update/${id}/${addressId}`, fields),
      ),
    remove: fc
      .tuple(owner, victim)
      .map(([id, { addressId }]) =>
        at('the address of another, deleted', 'DELETE', `/api/shop/address/delete/${id}/${addressId}`),
      ),
    add: victim.map(({ person }) =>
      at('an address for another', 'POST', '/api/shop/address/add', { ...fields, userId: person.id }),
    ),
    view: victim.map(({ person }) =>
      at('the addresses of another', 'GET', `/api/shop/address/get/${person.id}`),
    ),
  };
}

/** A shopper calls admin routes, an admin calls shopper routes, and webhooks come from others than the provider. */
function attacksOfRoles({ thief, victims, goods, shop }: Scene) {
  const order = fc.constantFrom(thief, ...victims).map((buyer) => buyer.order);
  const status = fc.constantFrom('confirmed', 'delivered', 'rejected', 'paid');
  const [{ productId }] = goods;
  const update = ({ orderId }: { orderId: string }) => `/api/admin/orders/update/${orderId}`;
  const asShopper = { name: 'an admin’s call by a shopper', as: 'thief' as const };
  const impossible = anything.filter((one) => !chosen.includes(one as string));
  return {
    status: fc.tuple(order, status).map(([one, orderStatus]): Attack => ({
      ...asShopper,
      method: 'PUT',
      path: update(one),
      body: { orderStatus },
    })),
    details: order.map(({ orderId }): Attack => ({
      ...asShopper,
      method: 'GET',
      path: `/api/admin/orders/details/${orderId}`,
    })),
    price: anything.map((price): Attack => {
      const path = `/api/admin/products/edit/${productId}`;
      return { ...asShopper, method: 'PUT', path, body: { price, salePrice: 0.01, totalStock: 5 } };
    }),
    remove: fc.constant<Attack>({
      ...{ ...asShopper, method: 'DELETE', path: `/api/admin/products/delete/${productId}` },
    }),
    confirm: fc
      .tuple(order, fc.oneof(fc.constantFrom('confirmed', 'paid', 'refunded'), impossible))
      .map(([one, orderStatus]): Attack => {
        const body = { orderStatus };
        return { name: 'a status that nobody chooses', as: 'admin', method: 'PUT', path: update(one), body };
      }),
    buy: order.map(({ orderId, paymentId }): Attack => {
      const path = '/api/shop/order/capture';
      return {
        name: 'a capture by an admin',
        as: 'admin',
        method: 'POST',
        path,
        body: { orderId, paymentId },
      };
    }),
    forged: fc
      .tuple(order, fc.base64String(), fc.uuid())
      .map(([{ gatewayOrderId }, signature, id]): Attack => {
        const headers = {
          'paypal-transmission-id': id,
          'paypal-transmission-time': '2026-01-01T00:00:00Z',
          'paypal-transmission-sig': signature,
          'paypal-cert-url': `${shop.url}/simulators/paypal/v1/notifications/certs/CERT-SIMULATED`,
          'paypal-auth-algo': 'SHA256withRSA',
        };
        const body = { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: gatewayOrderId } };
        const path = '/api/payments/paypal/webhook';
        return { name: 'a forged word of the provider', as: 'nobody', method: 'POST', path, body, headers };
      }),
  };
}

const chosen = ['pending', 'inProcess', 'inShipping', 'delivered', 'rejected'];
