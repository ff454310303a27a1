import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Report, ReportQuery } from './report.api';

interface ReportState {
  report: Loadable<Report>;
}

const initialState: ReportState = { report: notLoaded };

const report = loadable<Report>().in('report');

export const reportSlice = createSlice({
  name: 'adminReport',
  initialState,
  reducers: {
    /** The former figures stay visible until the new ones have arrived. */
    reportRequested(state, _action: PayloadAction<ReportQuery>) {
      state.report.request = loading;
    },
    reportLoaded: report.loaded,
    reportFailed: report.failed,
  },
  selectors: { selectReport: (state) => state.report },
});

export const { reportRequested, reportLoaded, reportFailed } = reportSlice.actions;
export const { selectReport } = reportSlice.selectors;
