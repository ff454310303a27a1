import { createList } from '../list/create-list';
import { fetchOrders, type ListedOrder } from './orders.api';

export const ordersList = createList<ListedOrder>('adminOrdersList', fetchOrders);
/** The orders whose packing slips are printed. */
export const packingSlips = createList<ListedOrder>('adminPackingSlips', fetchOrders);
