import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChosenStatus, FulfilmentStatus, MovedOrder, Order } from './orders.api';

/** The status of many orders changes at once. */
export interface ChangeOfMany {
  orderIds: string[];
  to: FulfilmentStatus;
}

interface StatusChange {
  orderId: string;
  orderStatus: ChosenStatus;
  /** The order's date of change that the admin saw: of two admins, the second is told. */
  seenUpdateDate: string;
}

interface OrdersState {
  /** The id of the order in the open dialog. */
  openId: string | null;
  openOrder: Loadable<Order>;
  updating: RequestState;
  /** The number of successful status updates; each of them resets the form. */
  updates: number;
  releasing: RequestState;
  savingNote: RequestState;
  /** The number of saved notes; each of them resets the form. */
  notesSaved: number;
  changingMany: RequestState;
  /** The change of many orders that is under way. */
  running: ChangeOfMany | null;
  /** The orders that the last change of many was refused for. */
  notMoved: MovedOrder[];
}

const initialState: OrdersState = {
  openId: null,
  openOrder: notLoaded,
  updating: idle,
  updates: 0,
  releasing: idle,
  savingNote: idle,
  notesSaved: 0,
  changingMany: idle,
  running: null,
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
      state.releasing = idle;
    },
    statusSubmitted(state, _action: PayloadAction<StatusChange>) {
      state.updating = loading;
    },
    statusUpdated(state) {
      state.updating = idle;
      state.updates += 1;
    },
    statusRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.updating = failed(payload);
    },
    releaseSubmitted(state, _action: PayloadAction<string>) {
      state.releasing = loading;
    },
    orderReleased(state) {
      state.releasing = idle;
    },
    releaseRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.releasing = failed(payload);
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
    manySubmitted(state, { payload }: PayloadAction<ChangeOfMany>) {
      state.changingMany = loading;
      state.running = payload;
      state.notMoved = [];
    },
    manyChanged(state, { payload }: PayloadAction<MovedOrder[]>) {
      state.changingMany = idle;
      state.running = null;
      state.notMoved = payload.filter(({ refusal }) => refusal);
    },
    manyRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.changingMany = failed(payload);
      state.running = null;
    },
    notMovedDismissed(state) {
      state.notMoved = [];
      state.changingMany = idle;
    },
  },
  selectors: {
    selectOpenId: (state) => state.openId,
    selectOpenOrder: (state) => state.openOrder,
    selectUpdating: (state) => state.updating,
    selectUpdates: (state) => state.updates,
    selectReleasing: (state) => state.releasing,
    selectSavingNote: (state) => state.savingNote,
    selectNotesSaved: (state) => state.notesSaved,
    selectChangingMany: (state) => state.changingMany,
    selectRunning: (state) => state.running,
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
  releaseSubmitted,
  orderReleased,
  releaseRefused,
  noteSubmitted,
  noteSaved,
  noteRefused,
  manySubmitted,
  manyChanged,
  manyRefused,
  notMovedDismissed,
} = ordersSlice.actions;
export const {
  selectOpenId,
  selectOpenOrder,
  selectUpdating,
  selectUpdates,
  selectReleasing,
  selectSavingNote,
  selectNotesSaved,
  selectChangingMany,
  selectRunning,
  selectNotMoved,
} = ordersSlice.selectors;
