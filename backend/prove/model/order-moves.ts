import fc from 'fast-check';
import { isBlind } from './cart-moves';
import { command } from './move';
import { seen } from './real-shop';
import type { ShopModel } from './shop-model';

export interface OfOrder {
  /** How many came after it. */
  before: number;
  /** Seldom it is not the one who ordered. */
  isStranger: boolean;
}

export const ofOrder = {
  before: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat({ max: 4 }) }),
  isStranger: fc.nat({ max: 9 }).map((one) => one === 9),
};
export const placeOf = ({ orders }: { orders: unknown[] }, { before }: OfOrder): number =>
  orders.length - 1 - before;
export const isPlaced = (model: Pick<ShopModel, 'orders'>, given: OfOrder): boolean =>
  placeOf(model, given) >= 0;

/** Who does what with which order. */
function castOf(shop: { orders: { shopper: number }[] }, given: OfOrder): { by: number; order: number } {
  const order = placeOf(shop, given);
  const owner = shop.orders[order]!.shopper;
  return { order, by: given.isStranger ? (owner + 1) % 3 : owner };
}

const ofAnyOrder = { given: fc.record(ofOrder), isPossible: isPlaced };

export const orderMoves = {
  pay: command({
    name: 'pay',
    ...ofAnyOrder,
    predict: (model, given) => model.pay(castOf(model, given)),
    perform: async (real, given) => {
      const { by, order } = castOf(real, given);
      const response = await real.person(by).client.post(`/api/shop/order/pay/${real.orders[order]!.id}`, {});
      return real.seenOpened(by, response);
    },
  }),
  cancel: command({
    name: 'cancel',
    ...ofAnyOrder,
    predict: (model, given) => model.cancel(castOf(model, given)),
    perform: async (real, given) => {
      const { by, order } = castOf(real, given);
      const path = `/api/shop/order/cancel/${real.orders[order]!.id}`;
      return real.seenOrder(await real.person(by).client.post(path, {}));
    },
  }),
  capture: command({
    name: 'capture',
    given: fc.record({ ...ofOrder, isOurId: fc.boolean(), isBlind }),
    isPossible: (model, given) =>
      isPlaced(model, given) && (given.isBlind || model.orders[placeOf(model, given)]!.decision !== 'none'),
    predict: (model, given) => model.capture(castOf(model, given)),
    perform: async (real, given) => {
      const { by, order } = castOf(real, given);
      const { id: orderId, paymentId, gatewayOrderId } = real.orders[order]!;
      const body = { orderId, paymentId: given.isOurId ? paymentId : gatewayOrderId };
      return real.seenOrder(await real.person(by).client.post('/api/shop/order/capture', body));
    },
  }),
  details: command({
    name: 'details',
    ...ofAnyOrder,
    predict: (model, given) => model.details(castOf(model, given)),
    perform: async (real, given) => {
      const { by, order } = castOf(real, given);
      const path = `/api/shop/order/details/${real.orders[order]!.id}`;
      return real.seenOrder(await real.person(by).client.get(path));
    },
  }),
};

const decision = fc.oneof(
  { weight: 3, arbitrary: fc.constant('approve' as const) },
  { weight: 1, arbitrary: fc.constant('decline' as const) },
);

export const providerMoves = {
  decide: command({
    name: 'decide',
    given: fc.record({ ...ofOrder, decision, isBlind }),
    isPossible: (model, given) =>
      isPlaced(model, given) && (given.isBlind || model.orders[placeOf(model, given)]!.decision === 'none'),
    predict: (model, given) => model.decide({ ...castOf(model, given), decision: given.decision }),
    perform: async (real, given) => {
      const { gatewayOrderId } = real.orders[placeOf(real, given)]!;
      const { status } = await real.payPal.decide(gatewayOrderId, given.decision);
      return { status };
    },
  }),
  turnBack: command({
    name: 'turnBack',
    ...ofAnyOrder,
    predict: (model, given) => model.turnBack(castOf(model, given)),
    perform: async (real, given) => {
      const { gatewayOrderId } = real.orders[placeOf(real, given)]!;
      const { headers } = await real.payPal.decide(gatewayOrderId, 'cancel');
      return seen(await real.visit(new URL(headers.get('location')!).pathname));
    },
  }),
  runOut: command({
    name: 'runOut',
    ...ofAnyOrder,
    predict: (model, given) => {
      model.runOut(castOf(model, given));
      return { status: 0 };
    },
    perform: async (real, given) => {
      const order = placeOf(real, given);
      await real.makeOverdue(order);
      await real.runJob('ordering:expire-order', { orderId: real.orders[order]!.id });
      return { status: 0 };
    },
  }),
  reconcile: command({
    name: 'reconcile',
    ...ofAnyOrder,
    predict: (model, given) => {
      model.reconcile(castOf(model, given));
      return { status: 0 };
    },
    perform: async (real, given) => {
      const { paymentId } = real.orders[placeOf(real, given)]!;
      await real.runJob('payments:reconcile-payment', { paymentId });
      return { status: 0 };
    },
  }),
};
