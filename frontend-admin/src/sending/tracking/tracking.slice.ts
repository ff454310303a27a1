import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NumberedTracking, PreviewedTracking, TrackedParcel, TrackingFile } from './tracking.api';

/** Whether the parcels are sent as well. */
interface Sending {
  sent: boolean;
}

/** A file whose rows are shown before anything is saved. */
export interface OpenFile extends Sending {
  parcels: NumberedTracking[];
  errors: TrackingFile['errors'];
  /** The outcomes of its first rows, as far as they are known. */
  rows: PreviewedTracking[];
}

interface TrackingState {
  saving: RequestState;
  /** The number of savings that are under way. */
  pending: number;
  reading: RequestState;
  file: OpenFile | null;
  /** How many of how many rows of the file are saved. */
  progress: { done: number; of: number } | null;
  /** Since the page was opened, the newest first. */
  tracked: TrackedParcel[];
  /** The parcels whose numbers were entered since, and not refused. */
  entered: string[];
  /** Rows of the last saved file that can't be read. */
  errors: TrackingFile['errors'];
}

const initialState: TrackingState = {
  saving: idle,
  pending: 0,
  reading: idle,
  file: null,
  progress: null,
  tracked: [],
  entered: [],
  errors: [],
};

export const trackingSlice = createSlice({
  name: 'adminTracking',
  initialState,
  reducers: {
    scanSubmitted(state, { payload }: PayloadAction<NumberedTracking & Sending>) {
      state.entered.push(payload.number);
      state.saving = loading;
      state.pending += 1;
    },
    fileChosen(state, _action: PayloadAction<{ csv: string } & Sending>) {
      state.reading = loading;
      state.file = null;
      state.progress = null;
    },
    fileRead(state, { payload }: PayloadAction<TrackingFile & Sending>) {
      state.file = { ...payload, rows: [] };
    },
    previewRequested(state, { payload }: PayloadAction<boolean>) {
      state.reading = loading;
      if (state.file) Object.assign(state.file, { sent: payload, rows: [] });
    },
    rowsPreviewed(state, { payload }: PayloadAction<PreviewedTracking[]>) {
      state.file?.rows.push(...payload);
    },
    previewEnded(state) {
      state.reading = idle;
    },
    readingFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.reading = failed(payload);
    },
    fileDismissed(state) {
      state.file = null;
      state.reading = idle;
    },
    fileSubmitted(state, { payload: { parcels, errors } }: PayloadAction<OpenFile>) {
      state.saving = loading;
      state.pending += 1;
      state.errors = errors;
      state.progress = { done: 0, of: parcels.length };
    },
    parcelsTracked(state, { payload }: PayloadAction<TrackedParcel[]>) {
      state.tracked = [...payload.toReversed(), ...state.tracked];
      const refused = payload.filter(({ refusal }) => refusal).map(({ number }) => number);
      state.entered = state.entered.filter((number) => !refused.includes(number));
      const { progress } = state;
      if (progress && progress.done < progress.of) progress.done += payload.length;
    },
    trackingEnded(state) {
      state.pending = Math.max(0, state.pending - 1);
      if (state.pending === 0) state.saving = idle;
    },
    trackingFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.pending = Math.max(0, state.pending - 1);
      state.saving = failed(payload);
    },
    trackingLeft: () => initialState,
  },
  selectors: {
    selectSaving: (state) => state.saving,
    selectPending: (state) => state.pending,
    selectReading: (state) => state.reading,
    selectFile: (state) => state.file,
    selectProgress: (state) => state.progress,
    selectTracked: (state) => state.tracked,
    selectEntered: (state) => state.entered,
    selectErrors: (state) => state.errors,
  },
});

export const {
  scanSubmitted,
  fileChosen,
  fileRead,
  previewRequested,
  rowsPreviewed,
  previewEnded,
  readingFailed,
  fileDismissed,
  fileSubmitted,
  parcelsTracked,
  trackingEnded,
  trackingFailed,
  trackingLeft,
} = trackingSlice.actions;
export const {
  selectSaving,
  selectPending,
  selectReading,
  selectFile,
  selectProgress,
  selectTracked,
  selectEntered,
  selectErrors,
} = trackingSlice.selectors;
