import type {
  ReconciledReservation,
  ReconciledStock,
  StockReconciliation,
} from '../../../inventory/stock-reconciliation';
import type { ReconciledOrder, OrderReconciliation } from '../../../ordering/order-reconciliation';
import type { PieceQueries } from '../../places/application/ports';
import { problemOfPlaces } from '../../places/domain/places';
import { aboutOrder, type Discrepancy } from '../domain/discrepancy';
import { aboutVariant } from '../domain/discrepancy';
import { type ReconciliationRule, checkTwice } from './reconciliation-rule';
import { isOpen } from './order-rules';
import { batchSize } from './reconciliation-rule';

/** Stock is held for open orders only, and sold to paid ones, or to refunded ones whose pieces are away. */
export const reservationsAgainstOrders = (
  stock: StockReconciliation,
  orders: OrderReconciliation,
): ReconciliationRule => ({
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

/**
 * Stock is the sum of its movements, and what was counted in is there, held, sold, lost or removed: each piece is in one place. One
 * statement reads the stock, and one the places.
 */
export const stockAgainstMovements = (
  stock: StockReconciliation,
  pieces: PieceQueries,
): ReconciliationRule => ({
  name: 'stock-movements',
  checkAfter: async (id) => {
    const rows = await stock.variantsAfter(id, batchSize);
    const placed = new Map(
      (await pieces.variantsAfter(id, batchSize)).map((one) => [one.variantId, problemOfPlaces(one)]),
    );
    const discrepancies = rows.flatMap((row) => {
      const problem = problemOfStock(row) ?? placed.get(row.variantId);
      return problem === undefined ? [] : [aboutVariant(row.variantId, row.productId, problem)];
    });
    return { checked: rows.length, unknown: 0, discrepancies, lastId: rows.at(-1)?.variantId };
  },
});

function problemOfStock({ stock, moved, counted, taken }: ReconciledStock): string | undefined {
  if (stock !== moved) return `has a stock of ${stock}, and its movements add up to ${moved}`;
  if (stock + taken === counted) return undefined;
  return `has ${stock} in stock and ${taken} held or sold, and ${counted} were put in`;
}

async function findReservationProblems(
  stock: StockReconciliation,
  orders: OrderReconciliation,
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
  { variantId, quantity, state }: ReconciledReservation,
  order: ReconciledOrder | undefined,
): string | undefined {
  if (!order) return 'does not exist, and stock is reserved for it';
  if (!order.isSettled) return undefined;
  if (state === 'sold') {
    const isAway = order.away.some((one) => one.variantId === variantId && quantity <= one.quantity);
    return order.stage === 'paid' || isAway ? undefined : `is ${order.stage}, and stock is sold to it`;
  }
  return isOpen(order) ? undefined : `is ${order.stage}, and stock is held for it`;
}
