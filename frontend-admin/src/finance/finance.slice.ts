import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FinanceQuery, FinanceReport } from './finance.api';

interface FinanceState {
  report: Loadable<FinanceReport>;
}

const initialState: FinanceState = { report: notLoaded };

const report = loadable<FinanceReport>().in('report');

export const financeSlice = createSlice({
  name: 'adminFinance',
  initialState,
  reducers: {
    /** The figures of the former period stay visible until the new ones have arrived. */
    financeRequested(state, _action: PayloadAction<FinanceQuery>) {
      state.report.request = loading;
    },
    financeLoaded: report.loaded,
    financeFailed: report.failed,
  },
  selectors: { selectFinance: (state) => state.report },
});

export const { financeRequested, financeLoaded, financeFailed } = financeSlice.actions;
export const { selectFinance } = financeSlice.selectors;
