import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChosenStatus, Order } from './orders.api';

interface OrdersState {
  /** The id of the order in the open dialog. */
  openId: string | null;
  openOrder: Loadable<Order>;
  updating: RequestState;
  /** The number of successful status updates; each of them resets the form. */
  updates: number;
}

const initialState: OrdersState = {
  openId: null,
  openOrder: notLoaded,
  updating: idle,
  updates: 0,
};

const openOrder = loadable<Order>().in('openOrder');

export const ordersSlice = createSlice({
  name: 'adminOrders',
  initialState,
  reducers: {
    /** Reopening the same order keeps its details visible while they reload. */
    orderOpened(state, { payload }: PayloadAction<string>) {
      if (state.openId !== payload) state.openOrder = notLoaded;
      state.openId = payload;
      openOrder.requested(state);
    },
    orderLoaded: openOrder.loaded,
    orderFailed: openOrder.failed,
    orderClosed(state) {
      state.openId = null;
      state.openOrder = notLoaded;
      state.updating = idle;
    },
    statusSubmitted(state, _action: PayloadAction<{ orderId: string; orderStatus: ChosenStatus }>) {
      state.updating = loading;
    },
    statusUpdated(state) {
      state.updating = idle;
      state.updates += 1;
    },
    statusRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.updating = failed(payload);
    },
  },
  selectors: {
    selectOpenId: (state) => state.openId,
    selectOpenOrder: (state) => state.openOrder,
    selectUpdating: (state) => state.updating,
    selectUpdates: (state) => state.updates,
  },
});

export const {
  orderOpened,
  orderLoaded,
  orderFailed,
  orderClosed,
  statusSubmitted,
  statusUpdated,
  statusRefused,
} = ordersSlice.actions;
export const { selectOpenId, selectOpenOrder, selectUpdating, selectUpdates } = ordersSlice.selectors;
