import { createList } from '../list/create-list';
import { fetchStockTakes, type StockTake } from './stock-takes.api';

export const stockTakesList = createList<StockTake>('stockTakesList', fetchStockTakes);
