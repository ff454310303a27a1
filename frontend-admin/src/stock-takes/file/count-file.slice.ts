import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CountsPreview, CountsRecorded } from '../stock-takes.api';

interface CountFileState {
  /** The file that was chosen last would count this. */
  preview: Loadable<CountsPreview>;
  recording: RequestState;
  /** Null until a file is recorded. */
  recorded: CountsRecorded | null;
}

const initialState: CountFileState = { preview: notLoaded, recording: idle, recorded: null };
const preview = loadable<CountsPreview>().in('preview');

export interface FileOfStockTake {
  id: string;
  file: File;
}

/** A file is not serialisable; Redux Toolkit accepts such values in `meta.arg`. */
const prepareFile = (of: FileOfStockTake) => ({ payload: of.id, meta: { arg: of } });
type FileAction = PayloadAction<string, string, { arg: FileOfStockTake }>;

export const countFileSlice = createSlice({
  name: 'stockTakeCountFile',
  initialState,
  reducers: {
    countFileLeft: () => initialState,
    countFileChosen: {
      prepare: prepareFile,
      reducer: (_state, _action: FileAction): CountFileState => ({
        ...initialState,
        preview: { value: null, request: loading },
      }),
    },
    countFileRead: preview.loaded,
    countFileRefused: preview.failed,
    countFileConfirmed: {
      prepare: prepareFile,
      reducer(state, _action: FileAction) {
        state.recording = loading;
      },
    },
    countsRecorded: (_state, { payload }: PayloadAction<CountsRecorded>): CountFileState => ({
      ...initialState,
      recorded: payload,
    }),
    recordingRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.recording = failed(payload);
    },
  },
  selectors: { selectCountFile: (state) => state },
});

export const {
  countFileLeft,
  countFileChosen,
  countFileRead,
  countFileRefused,
  countFileConfirmed,
  countsRecorded,
  recordingRefused,
} = countFileSlice.actions;
export const { selectCountFile } = countFileSlice.selectors;
