import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReturnPage } from './returns.api';

interface ReturnsState {
  /** How many returns each tab has; null before the first page. */
  counts: ReturnPage['counts'] | null;
  receiving: RequestState;
}

const initialState: ReturnsState = { counts: null, receiving: idle };

export const returnsSlice = createSlice({
  name: 'adminReturns',
  initialState,
  reducers: {
    counted(state, { payload }: PayloadAction<ReturnPage['counts']>) {
      state.counts = payload;
    },
    /** `isHere`: it is marked as arrived at once. */
    codeSubmitted(state, _action: PayloadAction<{ code: string; isHere: boolean }>) {
      state.receiving = loading;
    },
    returnFound(state) {
      state.receiving = idle;
    },
    codeRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.receiving = failed(payload);
    },
  },
  selectors: {
    selectCounts: (state) => state.counts,
    selectReceiving: (state) => state.receiving,
  },
});

export const { counted, codeSubmitted, returnFound, codeRefused } = returnsSlice.actions;
export const { selectCounts, selectReceiving } = returnsSlice.selectors;
