import type { StockReconciliation } from '../../../inventory/stock-reconciliation';
import type {
  ReconciledLines,
  ReconciledPieces,
  ReconciledReturn,
  OrderReconciliation,
} from '../../../ordering/order-reconciliation';
import { writtenCents } from '../../../shared/currency/written-amount';
import { aboutOrder, type Discrepancy } from '../domain/discrepancy';
import { batchSize, type ReconciliationRule, checkTwice } from './reconciliation-rule';

/**
 * The pieces of a line in parcels and those cancelled are no more than were ordered, and those that come back are no more than were sent. A
 * return that waits has a deadline and a job that ends it, and a settled one has its refund. One statement reads them all.
 */
export const ordersAgainstParcels = (orders: OrderReconciliation): ReconciliationRule => ({
  name: 'orders-parcels',
  checkAfter: async (after) => {
    const rows = await orders.piecesAfter(after, batchSize);
    const discrepancies = rows.flatMap(({ id, lines, returns }) => {
      const problems = [...lines.map(problemOf), ...returns.map(problemOfReturn)];
      const problem = problems.find((one) => one !== undefined);
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
  return problemOfReturned(line);
}

function problemOfReturned({ away, returned, restockedWithRefunds }: ReconciledPieces): string | undefined {
  const back = returned + restockedWithRefunds;
  return back > away ? `has a line with ${back} pieces that come back, and ${away} were sent` : undefined;
}

function problemOfReturn(one: ReconciledReturn): string | undefined {
  const { number, isAwaited, isOverdue, hasJob, amountCents, refundCents } = one;
  if (isAwaited && isOverdue) return `has the return ${number}, which waits after its deadline`;
  if (isAwaited) return hasJob ? undefined : `has the return ${number}, which waits, and no job ends it`;
  const expected = amountCents === 0 ? null : amountCents;
  if (refundCents === expected) return undefined;
  const refund = refundCents === null ? 'no refund' : `a refund of ${writtenCents(refundCents)}`;
  return `has the return ${number}, settled with ${writtenCents(amountCents)}, and ${refund}`;
}

/**
 * Pieces that are away stay sold unless they were restocked, and as many as got lost in parcels are movements, and as many as came back
 * sellable.
 */
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
    .filter(({ lines }) => lines.some(({ away, lost, sellable }) => away + lost + sellable > 0))
    .map(({ id }) => id);
  const sold = quantities((await stock.reservationsOf(left)).filter(({ state }) => state === 'sold'));
  const losses = quantities(await stock.lossesOf(left));
  const restocked = quantities(await stock.restockedOf(left));
  const problems = new Map<string, Discrepancy>();
  for (const { id, lines } of rows)
    for (const line of lines) {
      const key = `${id} ${line.variantId}`;
      const moved = { sold: sold.get(key), lost: losses.get(key), restocked: restocked.get(key) };
      const problem = leavingProblem(line, moved);
      if (problem) problems.set(id, aboutOrder(id, problem));
    }
  return problems;
}

const quantities = (rows: { orderId: string; variantId: string; quantity: number }[]): Map<string, number> =>
  new Map(rows.map(({ orderId, variantId, quantity }) => [`${orderId} ${variantId}`, quantity]));

type Moved = Record<'sold' | 'lost' | 'restocked', number | undefined>;

function leavingProblem(
  { away, lost, sellable, restockedWithRefunds }: ReconciledPieces,
  { sold = 0, lost: losses = 0, restocked = 0 }: Moved,
): string | undefined {
  if (lost !== losses)
    return `has a line with ${lost} pieces in lost parcels, and its movements lost ${losses}`;
  const back = sellable + restockedWithRefunds;
  if (back !== restocked)
    return `has a line with ${back} pieces that are sellable again, and its movements restocked ${restocked}`;
  if (away - restocked > sold) return `has a line with ${away - restocked} pieces away, and ${sold} are sold`;
  return undefined;
}
