import { createList } from '../list/create-list';
import { fetchMovements, type StockMovement } from './stock-ledger.api';

export const movementsList = createList<StockMovement>('adminStockMovements', fetchMovements);
