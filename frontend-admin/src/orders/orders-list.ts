import { createList } from '../list/create-list';
import { fetchOrders, type ListedOrder } from './orders.api';

export const ordersList = createList<ListedOrder>('adminOrdersList', fetchOrders);
export const { requested: ordersRequested } = ordersList;
