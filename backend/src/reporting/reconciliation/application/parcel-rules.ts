import type { StockReconciliation } from '../../../inventory/stock-reconciliation';
import type {
  ReconciledLines,
  ReconciledPieces,
  OrderReconciliation,
} from '../../../ordering/order-reconciliation';
import { aboutOrder, type Discrepancy } from '../domain/discrepancy';
import { batchSize, type ReconciliationRule, checkTwice } from './reconciliation-rule';

/** The pieces of a line in parcels and those cancelled are no more than were ordered. One statement reads them all. */
export const ordersAgainstParcels = (orders: OrderReconciliation): ReconciliationRule => ({
  name: 'orders-parcels',
  checkAfter: async (after) => {
    const rows = await orders.piecesAfter(after, batchSize);
    const discrepancies = rows.flatMap(({ id, lines }) => {
      const problem = lines.map(problemOf).find((one) => one !== undefined);
      return problem === undefined ? [] : [aboutOrder(id, problem)];
    });
    return { checked: rows.length, unknown: 0, discrepancies, lastId: rows.at(-1)?.id };
  },
});

function problemOf(line: ReconciledPieces): string | undefined {
  const { ordered, inParcels, countedInParcels, cancelled, countedCancelled } = line;
  if (inParcels + cancelled > ordered)
    return `has a line with ${inParcels} pieces in parcels and ${cancelled} cancelled, and ${ordered} were ordered`;
  if (inParcels !== countedInParcels)
    return `has a line with ${inParcels} pieces in parcels, and it counts ${countedInParcels}`;
  if (cancelled !== countedCancelled)
    return `has a line with ${cancelled} cancelled pieces, and it counts ${countedCancelled}`;
  return undefined;
}

/** Pieces that are away stay sold unless they were restocked, and as many as got lost in parcels are movements. */
export const parcelsAgainstStock = (
  orders: OrderReconciliation,
  stock: StockReconciliation,
): ReconciliationRule => ({
  name: 'parcels-stock',
  checkAfter: (after) =>
    checkTwice<ReconciledLines>({
      after: () => orders.piecesAfter(after, batchSize),
      again: (ids) => orders.piecesOf(ids),
      judge: (rows) => findLeavingProblems(stock, rows),
      isSettled: (order) => order.isSettled,
    }),
});

async function findLeavingProblems(
  stock: StockReconciliation,
  rows: ReconciledLines[],
): Promise<Map<string, Discrepancy>> {
  const left = rows
    .filter(({ lines }) => lines.some(({ away, lost }) => away + lost > 0))
    .map(({ id }) => id);
  const sold = quantities((await stock.reservationsOf(left)).filter(({ state }) => state === 'sold'));
  const losses = quantities(await stock.lossesOf(left));
  const restocked = quantities(await stock.restockedOf(left));
  const problems = new Map<string, Discrepancy>();
  for (const { id, lines } of rows)
    for (const { variantId, away, lost } of lines) {
      const key = `${id} ${variantId}`;
      const kept = away - (restocked.get(key) ?? 0);
      const problem = leavingProblem(kept, lost, sold.get(key) ?? 0, losses.get(key) ?? 0);
      if (problem) problems.set(id, aboutOrder(id, problem));
    }
  return problems;
}

const quantities = (rows: { orderId: string; variantId: string; quantity: number }[]): Map<string, number> =>
  new Map(rows.map(({ orderId, variantId, quantity }) => [`${orderId} ${variantId}`, quantity]));

function leavingProblem(away: number, lost: number, sold: number, losses: number): string | undefined {
  if (lost !== losses)
    return `has a line with ${lost} pieces in lost parcels, and its movements lost ${losses}`;
  if (away > sold) return `has a line with ${away} pieces away, and ${sold} are sold`;
  return undefined;
}
