import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReturnPage } from './returns.api';

interface ReturnsState {
  /** How many returns each tab has; null before the first page. */
  counts: ReturnPage['counts'] | null;
  receiving: RequestState;
  /** The return that was typed or scanned, until its page is open. */
  receivedId: string | null;
}

const initialState: ReturnsState = { counts: null, receiving: idle, receivedId: null };

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
      state.receivedId = null;
    },
    returnFound(state, { payload: id }: PayloadAction<string>) {
      state.receiving = idle;
      state.receivedId = id;
    },
    codeRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.receiving = failed(payload);
    },
    receivedOpened(state) {
      state.receivedId = null;
    },
  },
  selectors: {
    selectCounts: (state) => state.counts,
    selectReceiving: (state) => state.receiving,
    selectReceivedId: (state) => state.receivedId,
  },
});

export const { counted, codeSubmitted, returnFound, codeRefused, receivedOpened } = returnsSlice.actions;
export const { selectCounts, selectReceiving, selectReceivedId } = returnsSlice.selectors;
