import { createList } from '../list/create-list';
import { fetchSales, type Sale } from './sales.api';

export const salesList = createList<Sale>('salesList', fetchSales);
