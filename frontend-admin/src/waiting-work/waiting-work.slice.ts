import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice } from '@reduxjs/toolkit';
import type { WaitingWork } from './waiting-work.api';

interface WaitingWorkState {
  waiting: Loadable<WaitingWork>;
}

const initialState: WaitingWorkState = { waiting: notLoaded };

const waiting = loadable<WaitingWork>().in('waiting');

export const waitingWorkSlice = createSlice({
  name: 'adminWaitingWork',
  initialState,
  reducers: {
    /** The former counts stay visible until the new ones have arrived. */
    waitingWorkRequested(state) {
      state.waiting.request = loading;
    },
    waitingWorkLoaded: waiting.loaded,
    waitingWorkFailed: waiting.failed,
  },
  selectors: { selectWaitingWork: (state) => state.waiting },
});

export const { waitingWorkRequested, waitingWorkLoaded, waitingWorkFailed } = waitingWorkSlice.actions;
export const { selectWaitingWork } = waitingWorkSlice.selectors;
