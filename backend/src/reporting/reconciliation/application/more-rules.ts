import type { BookedReservation, StockBooks } from '../../../catalogue/stock-books';
import type { BookedOrder, OrderBooks } from '../../../ordering/order-books';
import type { BookedPayment, PaymentBooks, ProviderCheck } from '../../../payments/payment-books';
import { aboutOrder, aboutPayment, aboutVariant, type Discrepancy } from '../domain/discrepancy';
import { type BookRule, checkTwice } from './book-rule';

const batchSize = 500;
/** Each is a call that gives way to all others. */
const callsAtOnce = 20;

/** Each payment has its order. */
export const paymentsAgainstOrders = (payments: PaymentBooks, orders: OrderBooks): BookRule => ({
  name: 'payments-orders',
  checkAfter: (id) =>
    checkTwice<BookedPayment>({
      after: () => payments.after(id, batchSize),
      again: (ids) => payments.ofIds(ids),
      judge: async (rows) => {
        const known = new Set((await orders.ofIds(rows.map(({ orderId }) => orderId))).map((one) => one.id));
        const orphans = rows.filter(({ orderId }) => !known.has(orderId));
        return new Map(orphans.map((one) => [one.id, aboutPayment(one.id, one.orderId, 'has no order')]));
      },
      isSettled: ({ isSettled }) => isSettled,
    }),
});

/** Stock is held for open orders only, and sold to paid ones, or to refunded ones whose pieces are away. */
export const reservationsAgainstOrders = (stock: StockBooks, orders: OrderBooks): BookRule => ({
  name: 'reservations-orders',
  checkAfter: (after) =>
    checkTwice({
      after: async () => (await stock.ordersAfter(after, batchSize)).map((id) => ({ id })),
      again: async (ids) => ids.map((id) => ({ id })),
      judge: (rows) =>
        findReservationProblems(
          stock,
          orders,
          rows.map(({ id }) => id),
        ),
      isSettled: () => true,
    }),
});

async function findReservationProblems(
  stock: StockBooks,
  orders: OrderBooks,
  ids: string[],
): Promise<Map<string, Discrepancy>> {
  const kept = await stock.reservationsOf(ids);
  const known = new Map((await orders.ofIds(ids)).map((order) => [order.id, order]));
  const problems = new Map<string, Discrepancy>();
  for (const reservation of kept) {
    const problem = problemOfReservation(reservation, known.get(reservation.orderId));
    if (problem) problems.set(reservation.orderId, aboutOrder(reservation.orderId, problem));
  }
  return problems;
}

function problemOfReservation(
  { variantId, quantity, state }: BookedReservation,
  order: BookedOrder | undefined,
): string | undefined {
  if (!order) return 'does not exist, and stock is reserved for it';
  if (!order.isSettled) return undefined;
  if (state === 'sold') {
    const isAway = order.away.some((one) => one.variantId === variantId && quantity <= one.quantity);
    return order.stage === 'paid' || isAway ? undefined : `is ${order.stage}, and stock is sold to it`;
  }
  const isOpen = order.stage === 'awaiting-payment' || order.stage === 'in-review';
  return isOpen ? undefined : `is ${order.stage}, and stock is held for it`;
}

/** Stock is the sum of its movements, and what was counted in is there, held or sold. One statement reads it all. */
export const stockAgainstMovements = (stock: StockBooks): BookRule => ({
  name: 'stock-movements',
  checkAfter: async (id) => {
    const rows = await stock.variantsAfter(id, batchSize);
    const discrepancies = rows.flatMap(({ variantId, productId, stock: pieces, moved, counted, taken }) => {
      if (pieces !== moved)
        return [
          aboutVariant(
            variantId,
            productId,
            `has a stock of ${pieces}, and its movements add up to ${moved}`,
          ),
        ];
      if (pieces + taken === counted) return [];
      const problem = `has ${pieces} in stock and ${taken} held or sold, and ${counted} were put in`;
      return [aboutVariant(variantId, productId, problem)];
    });
    return { checked: rows.length, unknown: 0, discrepancies, lastId: rows.at(-1)?.variantId };
  },
});

/** The provider has the money of payments of the last two days, and not of refunded ones. */
export const providerAgainstPayments = (payments: PaymentBooks): BookRule => ({
  name: 'provider-payments',
  checkAfter: async (id) => {
    const asked = await payments.askProvider(id, callsAtOnce);
    const wrong = asked.filter(
      (check): check is ProviderCheck & { problem: string } => typeof check.problem === 'string',
    );
    const unknown = asked.filter(({ problem }) => problem === undefined).length;
    return {
      checked: asked.length - unknown,
      unknown,
      discrepancies: wrong.map(({ paymentId, orderId, problem }) =>
        aboutPayment(paymentId, orderId, problem),
      ),
      lastId: asked.at(-1)?.paymentId,
    };
  },
});
