import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StockTakeLine } from '../stock-takes.api';

interface CountingListState {
  lines: StockTakeLine[];
  /** Pages follow while it is loading. */
  request: RequestState;
}

const initialState: CountingListState = { lines: [], request: idle };

export const countingListSlice = createSlice({
  name: 'countingList',
  initialState,
  reducers: {
    countingListRequested: (_state, _action: PayloadAction<string>): CountingListState => ({
      lines: [],
      request: loading,
    }),
    linesLoaded(state, { payload }: PayloadAction<StockTakeLine[]>) {
      state.lines.push(...payload);
    },
    allLinesLoaded(state) {
      state.request = idle;
    },
    linesFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.request = failed(payload);
    },
  },
  selectors: { selectCountingList: (state) => state },
});

export const { countingListRequested, linesLoaded, allLinesLoaded, linesFailed } = countingListSlice.actions;
export const { selectCountingList } = countingListSlice.selectors;
