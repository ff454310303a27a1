import { notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuditEntry } from './audit.api';

interface HistoryState {
  /** The id of the object whose entries these are. */
  subjectId: string | null;
  entries: Loadable<AuditEntry[]>;
  hasMore: boolean;
}

const initialState: HistoryState = { subjectId: null, entries: notLoaded, hasMore: false };

export const historySlice = createSlice({
  name: 'adminHistory',
  initialState,
  reducers: {
    historyRequested(state, { payload }: PayloadAction<string>) {
      const isSame = state.subjectId === payload;
      state.entries = { value: isSame ? state.entries.value : null, request: loading };
      state.subjectId = payload;
    },
    historyLoaded(state, { payload }: PayloadAction<{ entries: AuditEntry[]; hasMore: boolean }>) {
      state.entries = { value: payload.entries, request: idle };
      state.hasMore = payload.hasMore;
    },
    historyFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.entries = { value: null, request: failed(payload) };
    },
  },
  selectors: {
    selectHistory: (state) => state,
  },
});

export const { historyRequested, historyLoaded, historyFailed } = historySlice.actions;
export const { selectHistory } = historySlice.selectors;
