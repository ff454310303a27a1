import type { Refusal } from '@haberdash/kit/api/client';
import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StateChangeProgress, SubmittedStates } from './matching.api';

interface MatchingState {
  /** How many products match the query, also on other pages. */
  count: Loadable<number>;
  changing: RequestState;
  progress: StateChangeProgress | null;
}

const initialState: MatchingState = { count: notLoaded, changing: idle, progress: null };

const count = loadable<number>().in('count');

/** All products that match a query of the list. */
export const matchingSlice = createSlice({
  name: 'adminMatchingProducts',
  initialState,
  reducers: {
    /** The payload is the query. A change of other products may be under way: until it ends, no other begins. */
    countRequested(state, _action: PayloadAction<string>) {
      state.count = notLoaded;
      if (state.changing.status !== 'loading') state.changing = idle;
      count.requested(state);
    },
    countLoaded: count.loaded,
    countFailed: count.failed,
    statesSubmitted(state, _action: PayloadAction<SubmittedStates>) {
      state.changing = loading;
    },
    progressed(state, { payload }: PayloadAction<StateChangeProgress>) {
      state.progress = payload;
    },
    statesChanged: (state) => ({ ...state, changing: idle, progress: null }),
    statesRefused(state, { payload }: PayloadAction<Refusal>) {
      Object.assign(state, { changing: failed(payload), progress: null });
    },
  },
  selectors: {
    selectCount: (state) => state.count,
    selectChanging: (state) => state.changing,
    selectProgress: (state) => state.progress,
  },
});

export const {
  countRequested,
  countLoaded,
  countFailed,
  statesSubmitted,
  progressed,
  statesChanged,
  statesRefused,
} = matchingSlice.actions;
export const { selectCount, selectChanging, selectProgress } = matchingSlice.selectors;
