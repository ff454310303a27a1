import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@haberdash/kit/store';
import type { Order } from './orders.api';

interface OrdersState {
  orders: Loadable<Order[]>;
  /** What the list knew at first, then what the shop says now. Null: no order is open. */
  openOrder: Loadable<Order>;
  /** The unpaid order that is about to be paid or cancelled. */
  busyId: string | null;
}

const initialState: OrdersState = { orders: notLoaded, openOrder: notLoaded, busyId: null };

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
    payRequested(state, { payload }: PayloadAction<{ orderId: string }>) {
      state.busyId = payload.orderId;
    },
    cancelRequested(state, { payload }: PayloadAction<{ orderId: string }>) {
      state.busyId = payload.orderId;
    },
    /** Also when the browser shows the page again that it had left for the payment provider. */
    orderActionEnded(state) {
      state.busyId = null;
    },
    orderChanged(state, { payload }: PayloadAction<Order>) {
      const changed = state.orders.value?.map((order) => (order._id === payload._id ? payload : order));
      state.orders.value = changed ?? null;
      if (state.openOrder.value?._id === payload._id) state.openOrder.value = payload;
    },
  },
  selectors: {
    selectBusyId: (state) => state.busyId,
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
  payRequested,
  cancelRequested,
  orderActionEnded,
  orderChanged,
} = ordersSlice.actions;
export const { selectOrders, selectOpenOrder, selectBusyId } = ordersSlice.selectors;
