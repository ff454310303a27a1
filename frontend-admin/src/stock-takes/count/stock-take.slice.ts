import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LineCounted, StockTakeDetails, StockTakeLine } from '../stock-takes.api';

/** A count of this page, which the rows show before they are loaded again. */
interface EnteredCount {
  counted: number | null;
  line: CountedLine;
  request: RequestState;
  /** Null until it is saved. */
  result: LineCounted | null;
}

interface StockTakeState {
  /** The id in the address. */
  id: string;
  stockTake: Loadable<StockTakeDetails>;
  /** The ids of variants are the keys. */
  counts: Record<string, EnteredCount>;
  /** The line that was scanned last; null inside: no line has the code. */
  scanned: Loadable<{ line: StockTakeLine | null }>;
  /** The stock-take is being booked or abandoned. */
  closing: RequestState;
}

const initialState: StockTakeState = {
  id: '',
  stockTake: notLoaded,
  counts: {},
  scanned: notLoaded,
  closing: idle,
};
const stockTake = loadable<StockTakeDetails>().in('stockTake');
const scanned = loadable<{ line: StockTakeLine | null }>().in('scanned');

/** A number that was refused is found again by it. */
export type CountedLine = Pick<StockTakeLine, 'variantId' | 'title' | 'size' | 'colour' | 'sku'>;

type Count = { line: CountedLine; counted: number | null };

export const stockTakeSlice = createSlice({
  name: 'stockTake',
  initialState,
  reducers: {
    stockTakeRequested: (_state, { payload: id }: PayloadAction<string>): StockTakeState => ({
      ...initialState,
      id,
      stockTake: { value: null, request: loading },
    }),
    stockTakeLoaded: stockTake.loaded,
    stockTakeFailed: stockTake.failed,
    codeEntered(state, _action: PayloadAction<string>) {
      state.scanned = { value: null, request: loading };
    },
    scannedLoaded: scanned.loaded,
    scannedFailed: scanned.failed,
    countEntered(state, { payload: { line, counted } }: PayloadAction<Count>) {
      state.counts[line.variantId] = { counted, line, request: loading, result: null };
    },
    /** The line keeps the number that is saved. */
    countDiscarded(state, { payload: variantId }: PayloadAction<string>) {
      state.counts = Object.fromEntries(Object.entries(state.counts).filter(([id]) => id !== variantId));
    },
    countSaved(state, { payload: { variantId, result } }: PayloadAction<Saved>) {
      const count = state.counts[variantId];
      if (count) Object.assign(count, { request: idle, result });
    },
    countRefused(state, { payload }: PayloadAction<{ variantId: string; message: string }>) {
      const count = state.counts[payload.variantId];
      if (count) count.request = failed(payload);
    },
    /** The rows have what was saved, and what others counted later. */
    rowsLoaded(state) {
      const all = Object.entries(state.counts);
      const saved = new Set(all.filter(([, { request }]) => request.status === 'idle').map(([id]) => id));
      state.counts = Object.fromEntries(all.filter(([id]) => !saved.has(id)));
      if (saved.has(state.scanned.value?.line?.variantId ?? '')) state.scanned = notLoaded;
    },
    bookingSubmitted(state, _action: PayloadAction<string>) {
      state.closing = loading;
    },
    abandonmentConfirmed(state) {
      state.closing = loading;
    },
    stockTakeClosed(state) {
      Object.assign(state, { closing: idle, counts: {}, scanned: notLoaded });
    },
    closingRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.closing = failed(payload);
    },
  },
  selectors: {
    selectStockTakeId: (state) => state.id,
    selectStockTake: (state) => state.stockTake,
    selectCounts: (state) => state.counts,
    /** How many numbers are on their way, or were refused. */
    selectUnsavedCount: ({ counts }) =>
      Object.values(counts).filter(({ request }) => request.status !== 'idle').length,
    selectScanned: (state) => state.scanned,
    selectClosing: (state) => state.closing,
  },
});

interface Saved {
  variantId: string;
  result: LineCounted;
}

export const {
  stockTakeRequested,
  stockTakeLoaded,
  stockTakeFailed,
  codeEntered,
  scannedLoaded,
  scannedFailed,
  countEntered,
  countDiscarded,
  countSaved,
  countRefused,
  rowsLoaded,
  bookingSubmitted,
  abandonmentConfirmed,
  stockTakeClosed,
  closingRefused,
} = stockTakeSlice.actions;
export const {
  selectStockTakeId,
  selectStockTake,
  selectCounts,
  selectUnsavedCount,
  selectScanned,
  selectClosing,
} = stockTakeSlice.selectors;
