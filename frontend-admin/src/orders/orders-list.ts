import { createList } from '../list/create-list';
import { fetchOrders, type ListedOrder } from './orders.api';

export const ordersList = createList<ListedOrder>('adminOrdersList', fetchOrders);
/** The orders of which something is left to send. */
export const toSendList = createList<ListedOrder>('adminToSend', (query) =>
  fetchOrders({ toSend: 'unpacked', sort: 'oldest', ...query }),
);
/** The orders whose packing slips are printed. */
export const packingSlips = createList<ListedOrder>('adminPackingSlips', fetchOrders);
