import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ShippingCounts } from './shipping.api';

/** Many orders are being packed or shipped, in steps. */
export interface ShippingRun {
  kind: 'pack' | 'ship';
  orderIds: string[];
  /** The dispatch of those that are shipped. */
  dispatchId: string;
}

interface Progress {
  kind: ShippingRun['kind'];
  done: number;
  of: number;
}

/** Orders whose customers are told in a moment. */
export interface ShippedOrders {
  dispatchIds: string[];
  orders: number;
}

interface ShippingState {
  counts: Loadable<ShippingCounts>;
  running: RequestState;
  lastRun: ShippingRun['kind'] | null;
  progress: Progress | null;
  shipped: ShippedOrders | null;
  undoing: RequestState;
}

const initialState: ShippingState = {
  counts: notLoaded,
  running: idle,
  lastRun: null,
  progress: null,
  shipped: null,
  undoing: idle,
};

const counts = loadable<ShippingCounts>().in('counts');

export const shippingSlice = createSlice({
  name: 'adminShipping',
  initialState,
  reducers: {
    countsRequested: counts.requested,
    countsLoaded: counts.loaded,
    countsFailed: counts.failed,
    runSubmitted(state, { payload }: PayloadAction<ShippingRun>) {
      state.running = loading;
      state.lastRun = payload.kind;
      state.progress = { kind: payload.kind, done: 0, of: payload.orderIds.length };
    },
    ordersDone(state, { payload }: PayloadAction<number>) {
      if (state.progress) state.progress.done += payload;
    },
    runEnded(state) {
      state.running = idle;
      state.progress = null;
    },
    runFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.running = failed(payload);
      state.progress = null;
    },
    ordersShipped(state, { payload }: PayloadAction<ShippedOrders>) {
      state.shipped = payload;
      state.undoing = idle;
    },
    undoSubmitted(state, _action: PayloadAction<ShippedOrders>) {
      state.undoing = loading;
    },
    undoRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.undoing = failed(payload);
    },
    /** It is undone, or too late to undo it. */
    shippedDismissed(state) {
      state.shipped = null;
      state.undoing = idle;
    },
  },
  selectors: {
    selectCounts: (state) => state.counts,
    selectRunning: (state) => state.running,
    selectLastRun: (state) => state.lastRun,
    selectRunProgress: (state) => state.progress,
    selectShipped: (state) => state.shipped,
    selectUndoing: (state) => state.undoing,
  },
});

export const {
  countsRequested,
  countsLoaded,
  countsFailed,
  runSubmitted,
  ordersDone,
  runEnded,
  runFailed,
  ordersShipped,
  undoSubmitted,
  undoRefused,
  shippedDismissed,
} = shippingSlice.actions;
export const { selectCounts, selectRunning, selectLastRun, selectRunProgress, selectShipped, selectUndoing } =
  shippingSlice.selectors;
