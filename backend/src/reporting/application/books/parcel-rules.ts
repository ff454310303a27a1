import type { BookedPieces, OrderBooks } from '../../../ordering/order-books';
import { aboutOrder } from '../../domain/discrepancy';
import type { BookRule } from './book-rule';

const batchSize = 500;

/** Of each line, pieces in parcels and cancelled pieces are no more than were ordered. One statement reads them all. */
export const ordersAgainstParcels = (orders: OrderBooks): BookRule => ({
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

function problemOf(line: BookedPieces): string | undefined {
  const { ordered, inParcels, countedInParcels, cancelled, countedCancelled } = line;
  if (inParcels + cancelled > ordered)
    return `has a line with ${inParcels} pieces in parcels and ${cancelled} cancelled, and ${ordered} were ordered`;
  if (inParcels !== countedInParcels)
    return `has a line with ${inParcels} pieces in parcels, and it counts ${countedInParcels}`;
  if (cancelled !== countedCancelled)
    return `has a line with ${cancelled} cancelled pieces, and it counts ${countedCancelled}`;
  return undefined;
}
