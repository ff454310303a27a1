import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order, OrderPage } from './orders.api';

interface OrdersState {
  orders: Loadable<OrderPage>;
  /** Orders that ended before anything was paid are in the list, too. */
  showsAttempts: boolean;
  /** For the pages after the first. */
  loadingMore: RequestState;
  /** First the order of the list, if it comes from there, then the loaded details. Null if no order is open. */
  openOrder: Loadable<Order>;
  /** Whether the account has no order of the opened page's name, or the opened link leads to none. */
  isOrderMissing: boolean;
  /** The unpaid order that is being paid or cancelled. */
  busyId: string | null;
}

const initialState: OrdersState = {
  orders: notLoaded,
  showsAttempts: false,
  loadingMore: idle,
  openOrder: notLoaded,
  isOrderMissing: false,
  busyId: null,
};

const orders = loadable<OrderPage>().in('orders');

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    ordersRequested: orders.requested,
    ordersLoaded: orders.loaded,
    ordersFailed: orders.failed,
    attemptsToggled(state) {
      state.showsAttempts = !state.showsAttempts;
      orders.requested(state);
    },
    moreOrdersRequested(state) {
      state.loadingMore = loading;
    },
    moreOrdersLoaded(state, { payload }: PayloadAction<OrderPage>) {
      state.loadingMore = idle;
      const known = state.orders.value?.orders ?? [];
      state.orders.value = { ...payload, orders: [...known, ...payload.orders] };
    },
    /** The orders shown stay. */
    moreOrdersFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.loadingMore = failed(payload);
    },
    orderOpened(state, { payload }: PayloadAction<Order>) {
      state.openOrder = { value: payload, request: loading };
    },
    orderPageOpened(state, _action: PayloadAction<{ name: string }>) {
      state.openOrder = { value: null, request: loading };
      state.isOrderMissing = false;
    },
    orderLinkOpened(state, _action: PayloadAction<{ token: string }>) {
      state.openOrder = { value: null, request: loading };
      state.isOrderMissing = false;
    },
    orderMissed(state) {
      state.openOrder = notLoaded;
      state.isOrderMissing = true;
    },
    orderClosed(state) {
      state.openOrder = notLoaded;
      state.isOrderMissing = false;
    },
    orderLoaded: loadable<Order>().in('openOrder').loaded,
    /** The order of the list stays. */
    orderFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.openOrder.request = failed(payload);
    },
    payRequested(state, { payload }: PayloadAction<{ orderId: string }>) {
      state.busyId = payload.orderId;
    },
    cancelRequested(state, { payload }: PayloadAction<{ orderId: string }>) {
      state.busyId = payload.orderId;
    },
    /** Also dispatched when the browser restores the page after it had left for the payment provider. */
    orderActionEnded(state) {
      state.busyId = null;
    },
    orderChanged(state, { payload }: PayloadAction<Order>) {
      const page = state.orders.value;
      if (page) page.orders = page.orders.map((order) => (order._id === payload._id ? payload : order));
      if (state.openOrder.value?._id === payload._id) state.openOrder.value = payload;
    },
  },
  selectors: {
    selectBusyId: (state) => state.busyId,
    selectOrders: (state) => state.orders,
    selectShowsAttempts: (state) => state.showsAttempts,
    selectLoadingMore: (state) => state.loadingMore,
    selectOpenOrder: (state) => state.openOrder,
    selectIsOrderMissing: (state) => state.isOrderMissing,
  },
});

export const {
  ordersRequested,
  ordersLoaded,
  ordersFailed,
  attemptsToggled,
  moreOrdersRequested,
  moreOrdersLoaded,
  moreOrdersFailed,
  orderOpened,
  orderPageOpened,
  orderLinkOpened,
  orderMissed,
  orderClosed,
  orderLoaded,
  orderFailed,
  payRequested,
  cancelRequested,
  orderActionEnded,
  orderChanged,
} = ordersSlice.actions;
export const {
  selectOrders,
  selectShowsAttempts,
  selectLoadingMore,
  selectOpenOrder,
  selectIsOrderMissing,
  selectBusyId,
} = ordersSlice.selectors;
