import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NumberedTracking, TrackedParcel, TrackingFile } from './tracking.api';

/** Whether the parcels are sent as well. */
interface Sending {
  sent: boolean;
}

interface TrackingState {
  saving: RequestState;
  /** How many of how many rows of the file are saved. */
  progress: { done: number; of: number } | null;
  /** Since the page was opened, the newest first. */
  tracked: TrackedParcel[];
  /** Rows of the last file that can't be read. */
  errors: TrackingFile['errors'];
}

const initialState: TrackingState = { saving: idle, progress: null, tracked: [], errors: [] };

export const trackingSlice = createSlice({
  name: 'adminTracking',
  initialState,
  reducers: {
    scanSubmitted(state, _action: PayloadAction<NumberedTracking & Sending>) {
      state.saving = loading;
    },
    fileChosen(state, _action: PayloadAction<{ csv: string } & Sending>) {
      state.saving = loading;
      state.errors = [];
      state.progress = null;
    },
    fileRead(state, { payload }: PayloadAction<TrackingFile>) {
      state.errors = payload.errors;
      state.progress = { done: 0, of: payload.parcels.length };
    },
    parcelsTracked(state, { payload }: PayloadAction<TrackedParcel[]>) {
      state.tracked = [...payload.toReversed(), ...state.tracked];
      const { progress } = state;
      if (progress && progress.done < progress.of) progress.done += payload.length;
    },
    trackingEnded(state) {
      state.saving = idle;
    },
    trackingFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.saving = failed(payload);
    },
    trackingLeft: () => initialState,
  },
  selectors: {
    selectSaving: (state) => state.saving,
    selectProgress: (state) => state.progress,
    selectTracked: (state) => state.tracked,
    selectErrors: (state) => state.errors,
  },
});

export const {
  scanSubmitted,
  fileChosen,
  fileRead,
  parcelsTracked,
  trackingEnded,
  trackingFailed,
  trackingLeft,
} = trackingSlice.actions;
export const { selectSaving, selectProgress, selectTracked, selectErrors } = trackingSlice.selectors;
