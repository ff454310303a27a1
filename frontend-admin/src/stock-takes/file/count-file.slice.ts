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

export interface SeenFile extends FileOfStockTake {
  /** When the server read what is shown. */
  seenAt: string;
}

/** A file is not serialisable; Redux Toolkit accepts such values in `meta.arg`. */
const prepareFile = <Of extends FileOfStockTake>(of: Of) => ({ payload: of.id, meta: { arg: of } });
type FileAction<Of = FileOfStockTake> = PayloadAction<string, string, { arg: Of }>;

export const countFileSlice = createSlice({
  name: 'stockTakeCountFile',
  initialState,
  reducers: {
    countFileLeft: () => initialState,
    countFileChosen: {
      prepare: prepareFile<FileOfStockTake>,
      reducer: (_state, _action: FileAction): CountFileState => ({
        ...initialState,
        preview: { value: null, request: loading },
      }),
    },
    countFileRead: preview.loaded,
    countFileRefused: preview.failed,
    countFileConfirmed: {
      prepare: prepareFile<SeenFile>,
      reducer(state, _action: FileAction<SeenFile>) {
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
