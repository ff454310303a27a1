import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ImportSummary, ProductImport } from './import.api';

interface ImportState {
  /** The request that checks the chosen file. */
  checking: RequestState;
  /** The import in the address. */
  current: Loadable<ProductImport>;
  confirming: RequestState;
  earlier: Loadable<ImportSummary[]>;
}

const initialState: ImportState = {
  checking: idle,
  current: notLoaded,
  confirming: idle,
  earlier: notLoaded,
};

const current = loadable<ProductImport>().in('current');
const earlier = loadable<ImportSummary[]>().in('earlier');

export const importSlice = createSlice({
  name: 'adminImport',
  initialState,
  reducers: {
    fileChosen: {
      // A File is not serialisable; Redux Toolkit accepts such values in `meta.arg`.
      prepare: (file: File) => ({ payload: file.name, meta: { arg: file } }),
      reducer(state, _: PayloadAction<string, string, { arg: File }>) {
        state.checking = loading;
      },
    },
    fileChecked(state, { payload }: PayloadAction<ProductImport>) {
      state.checking = idle;
      state.confirming = idle;
      state.current = { value: payload, request: idle };
    },
    fileRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.checking = failed(payload);
    },
    /** Null means that the address names none. */
    importOpened(state, { payload: id }: PayloadAction<string | null>) {
      if (state.current.value?._id === id) return;
      state.current = id === null ? notLoaded : { value: null, request: loading };
      state.confirming = idle;
    },
    importLoaded: current.loaded,
    importFailed: current.failed,
    importLeft(state) {
      state.checking = idle;
    },
    importConfirmed(state, _: PayloadAction<string>) {
      state.confirming = loading;
    },
    confirmationAccepted(state, { payload }: PayloadAction<ProductImport>) {
      state.confirming = idle;
      state.current = { value: payload, request: idle };
    },
    confirmationRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.confirming = failed(payload);
    },
    importsRequested: earlier.requested,
    importsLoaded: earlier.loaded,
    importsFailed: earlier.failed,
  },
  selectors: {
    selectChecking: (state) => state.checking,
    selectImport: (state) => state.current,
    selectConfirming: (state) => state.confirming,
    selectImports: (state) => state.earlier,
  },
});

export const {
  fileChosen,
  fileChecked,
  fileRefused,
  importOpened,
  importLoaded,
  importFailed,
  importLeft,
  importConfirmed,
  confirmationAccepted,
  confirmationRefused,
  importsRequested,
  importsLoaded,
  importsFailed,
} = importSlice.actions;
export const { selectChecking, selectImport, selectConfirming, selectImports } = importSlice.selectors;
