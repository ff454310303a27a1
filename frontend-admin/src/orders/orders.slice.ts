import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChosenStatus, FulfilmentStatus, MovedOrder, Order } from './orders.api';

interface OrdersState {
  /** The id of the order in the open dialog. */
  openId: string | null;
  openOrder: Loadable<Order>;
  updating: RequestState;
  /** The number of successful status updates; each of them resets the form. */
  updates: number;
  savingNote: RequestState;
  /** The number of saved notes; each of them resets the form. */
  notesSaved: number;
  moving: RequestState;
  /** Of the last move of many orders, those that were refused. */
  notMoved: MovedOrder[];
}

const initialState: OrdersState = {
  openId: null,
  openOrder: notLoaded,
  updating: idle,
  updates: 0,
  savingNote: idle,
  notesSaved: 0,
  moving: idle,
  notMoved: [],
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
      state.savingNote = idle;
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
    noteSubmitted(state, _action: PayloadAction<{ orderId: string; note: string }>) {
      state.savingNote = loading;
    },
    noteSaved(state) {
      state.savingNote = idle;
      state.notesSaved += 1;
    },
    noteRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.savingNote = failed(payload);
    },
    movesSubmitted(state, _action: PayloadAction<{ orderIds: string[]; orderStatus: FulfilmentStatus }>) {
      state.moving = loading;
      state.notMoved = [];
    },
    ordersMoved(state, { payload }: PayloadAction<MovedOrder[]>) {
      state.moving = idle;
      state.notMoved = payload.filter(({ refusal }) => refusal);
    },
    movesRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.moving = failed(payload);
    },
    notMovedDismissed(state) {
      state.notMoved = [];
      state.moving = idle;
    },
  },
  selectors: {
    selectOpenId: (state) => state.openId,
    selectOpenOrder: (state) => state.openOrder,
    selectUpdating: (state) => state.updating,
    selectUpdates: (state) => state.updates,
    selectSavingNote: (state) => state.savingNote,
    selectNotesSaved: (state) => state.notesSaved,
    selectMoving: (state) => state.moving,
    selectNotMoved: (state) => state.notMoved,
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
  noteSubmitted,
  noteSaved,
  noteRefused,
  movesSubmitted,
  ordersMoved,
  movesRefused,
  notMovedDismissed,
} = ordersSlice.actions;
export const {
  selectOpenId,
  selectOpenOrder,
  selectUpdating,
  selectUpdates,
  selectSavingNote,
  selectNotesSaved,
  selectMoving,
  selectNotMoved,
} = ordersSlice.selectors;
