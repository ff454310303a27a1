import { select } from '@haberdash/kit/effects';
import { createList, type ListQuery } from '../../list/create-list';
import { fetchLines, type StockTakeLine } from '../stock-takes.api';
import { selectStockTakeId } from './stock-take.slice';

/** The lines are those of the open stock-take. */
export const linesList = createList<StockTakeLine>('stockTakeLines', function* (query: ListQuery) {
  return yield* fetchLines(yield* select(selectStockTakeId), query);
});
