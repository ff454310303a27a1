import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReturnRate, ReturnRateQuery } from './return-rate.api';

interface ReturnRateState {
  report: Loadable<ReturnRate>;
}

const initialState: ReturnRateState = { report: notLoaded };

const report = loadable<ReturnRate>().in('report');

export const returnRateSlice = createSlice({
  name: 'adminReturnRate',
  initialState,
  reducers: {
    /** The figures of the former choice stay visible until the new ones have arrived. */
    returnRateRequested(state, _action: PayloadAction<ReturnRateQuery>) {
      state.report.request = loading;
    },
    returnRateLoaded: report.loaded,
    returnRateFailed: report.failed,
  },
  selectors: { selectReturnRate: (state) => state.report },
});

export const { returnRateRequested, returnRateLoaded, returnRateFailed } = returnRateSlice.actions;
export const { selectReturnRate } = returnRateSlice.selectors;
