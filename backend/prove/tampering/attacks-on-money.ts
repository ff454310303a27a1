import fc from 'fast-check';
import { anySegment, anything, type Attack, claiming } from './attack';
import { attacksOnOwners, attacksOnPrices } from './attacks-on-placing';
import type { PlacedOrder, Scene } from './scene';

type Attacks = fc.Arbitrary<Attack>;

/** The attacks aim at orders and payments. */
export function attacksOnMoney(scene: Scene) {
  return {
    ...attacksOnPrices(scene),
    ...attacksOnOwners(scene),
    ...attacksOnCapture(scene),
    ...attacksOnOrders(scene),
  };
}

const capturePath = '/api/shop/order/capture';

function attacksOnCapture({ thief, victims }: Scene) {
  const foreign = fc.constantFrom(...victims).map(({ order }) => order);
  const own = thief.order;
  const referenceTo = ({ paymentId, gatewayOrderId }: PlacedOrder) =>
    fc.constantFrom(paymentId, gatewayOrderId);
  const foreignReference = foreign.chain(referenceTo);
  const foreignOrderId = foreign.map(({ orderId }) => orderId);
  const capture = (name: string, asked: fc.Arbitrary<object>): Attacks =>
    fc.tuple(asked, foreignOrderId).chain(([part, foreignId]) =>
      claiming(foreignId, part).map((body): Attack => ({
        name,
        as: 'thief',
        method: 'POST',
        path: capturePath,
        body,
      })),
    );
  return {
    foreignPayment: capture(
      'one’s own order, paid by the payment of another',
      fc.record({ orderId: fc.constant(own.orderId), paymentId: fc.oneof(foreignReference, anything) }),
    ),
    foreignOrder: capture(
      'the order of another, paid by one’s own payment',
      fc.record({ orderId: foreignOrderId, paymentId: referenceTo(own) }),
    ),
    foreignBoth: capture(
      'the order of another with its payment',
      foreign.chain((order) =>
        fc.record({ orderId: fc.constant(order.orderId), paymentId: referenceTo(order) }),
      ),
    ),
    foreignAlone: capture('the payment of another alone', fc.record({ paymentId: foreignReference })),
    swapped: capture(
      'the payments of two others, swapped',
      fc.record({ orderId: foreignOrderId, paymentId: foreignReference }),
    ),
    anyOrder: capture('an order that is none', fc.record({ orderId: anything, paymentId: referenceTo(own) })),
  };
}

function attacksOnOrders({ victims }: Scene) {
  const foreign = fc.constantFrom(...victims);
  const id = fc.oneof(
    { weight: 4, arbitrary: foreign.map(({ order }) => order.orderId) },
    foreign.map(({ order }) => order.paymentId),
    anySegment,
  );
  const call = (name: string, method: Attack['method'], path: string): Attacks =>
    id.map((one) => ({
      name,
      as: 'thief',
      method,
      path: `${path}/${one}`,
      ...(method === 'POST' && { body: {} }),
    }));
  return {
    details: call('the order of another, read', 'GET', '/api/shop/order/details'),
    pay: call('the order of another, paid later', 'POST', '/api/shop/order/pay'),
    cancel: call('the order of another, cancelled', 'POST', '/api/shop/order/cancel'),
    list: fc
      .oneof(
        foreign.map(({ person }) => person.id),
        anySegment,
      )
      .map((one): Attack => ({
        ...{ name: 'the orders of another', as: 'thief', method: 'GET' },
        path: `/api/shop/order/list/${one}`,
      })),
    turnBack: fc
      .oneof(
        foreign.chain(({ order }) => fc.constantFrom(order.orderId, order.gatewayOrderId)),
        fc.uuid(),
      )
      .map((one): Attack => ({
        ...{ name: 'a turning back without the payment’s id', as: 'nobody', method: 'GET' },
        ...{ path: `/api/shop/order/cancelled/${one}`, isRedirected: true },
      })),
  };
}
