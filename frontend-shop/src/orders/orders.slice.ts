import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from './orders.api';

interface OrdersState {
  orders: Loadable<Order[]>;
  /** What the list knew at first, then what the shop says now. Null: no order is open. */
  openOrder: Loadable<Order>;
}

const initialState: OrdersState = { orders: notLoaded, openOrder: notLoaded };

const orders = loadable<Order[]>().in('orders');

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    ordersRequested: orders.requested,
    ordersLoaded: orders.loaded,
    ordersFailed: orders.failed,
    orderOpened(state, { payload }: PayloadAction<Order>) {
      state.openOrder = { value: payload, request: loading };
    },
    orderClosed(state) {
      state.openOrder = notLoaded;
    },
    orderLoaded: loadable<Order>().in('openOrder').loaded,
    /** What the list knew stays on show. */
    orderFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.openOrder.request = failed(payload);
    },
  },
  selectors: {
    selectOrders: (state) => state.orders,
    selectOpenOrder: (state) => state.openOrder,
  },
});

export const {
  ordersRequested,
  ordersLoaded,
  ordersFailed,
  orderOpened,
  orderClosed,
  orderLoaded,
  orderFailed,
} = ordersSlice.actions;
export const { selectOrders, selectOpenOrder } = ordersSlice.selectors;
