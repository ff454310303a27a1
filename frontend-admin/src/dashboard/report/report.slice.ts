import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Count, Report, ReportQuery } from './report.api';

interface ReportState {
  report: Loadable<Report>;
  /** Null: it isn't known. */
  failedMails: Count | null;
}

const initialState: ReportState = { report: notLoaded, failedMails: null };

const report = loadable<Report>().in('report');

export const reportSlice = createSlice({
  name: 'adminReport',
  initialState,
  reducers: {
    /** The former figures stay visible until the new ones have arrived. */
    reportRequested(state, _action: PayloadAction<ReportQuery>) {
      state.report.request = loading;
    },
    failedMailsCounted(state, { payload }: PayloadAction<Count>) {
      state.failedMails = payload;
    },
    reportLoaded: report.loaded,
    reportFailed: report.failed,
  },
  selectors: {
    selectReport: (state) => state.report,
    selectFailedMails: (state) => state.failedMails,
  },
});

export const { reportRequested, failedMailsCounted, reportLoaded, reportFailed } = reportSlice.actions;
export const { selectReport, selectFailedMails } = reportSlice.selectors;
