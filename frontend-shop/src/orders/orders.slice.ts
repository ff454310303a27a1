import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import type { Order } from './orders.api';

interface OrdersState {
  orders: Order[];
  request: RequestState;
  /** What the list knew at first, then what the shop says now. Null: no order is open. */
  opened: Order | null;
  openedRequest: RequestState;
}

const initialState: OrdersState = { orders: [], request: loading, opened: null, openedRequest: idle };

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    ordersRequested(state) {
      state.request = loading;
    },
    ordersLoaded(state, { payload }: PayloadAction<Order[]>) {
      state.orders = payload;
      state.request = idle;
    },
    ordersFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.orders = [];
      state.request = failed(payload);
    },
    orderOpened(state, { payload }: PayloadAction<Order>) {
      state.opened = payload;
      state.openedRequest = loading;
    },
    orderClosed(state) {
      state.opened = null;
      state.openedRequest = idle;
    },
    orderLoaded(state, { payload }: PayloadAction<Order>) {
      state.opened = payload;
      state.openedRequest = idle;
    },
    orderFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.openedRequest = failed(payload);
    },
  },
  selectors: { selectOrders: (state) => state },
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
export const { selectOrders } = ordersSlice.selectors;
