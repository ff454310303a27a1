import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Reconciliation } from './reconciliation.api';

interface ReconciliationState {
  reconciliation: Loadable<Reconciliation>;
  starting: RequestState;
}

const initialState: ReconciliationState = { reconciliation: notLoaded, starting: idle };

const reconciliation = loadable<Reconciliation>().in('reconciliation');

export const reconciliationSlice = createSlice({
  name: 'adminReconciliation',
  initialState,
  reducers: {
    reconciliationRequested: reconciliation.requested,
    reconciliationLoaded: reconciliation.loaded,
    reconciliationFailed: reconciliation.failed,
    checkSubmitted(state) {
      state.starting = loading;
    },
    checkStarted(state) {
      state.starting = idle;
    },
    checkRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.starting = failed(payload);
    },
    pageLeft() {
      return initialState;
    },
  },
  selectors: {
    selectReconciliation: (state) => state.reconciliation,
    selectStarting: (state) => state.starting,
  },
});

export const {
  reconciliationRequested,
  reconciliationLoaded,
  reconciliationFailed,
  checkSubmitted,
  checkStarted,
  checkRefused,
  pageLeft,
} = reconciliationSlice.actions;
export const { selectReconciliation, selectStarting } = reconciliationSlice.selectors;
