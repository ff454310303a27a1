import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RemoteEntry } from './remotes.api';

interface RemotesState {
  remotes: Loadable<RemoteEntry[]>;
  /** Of the page that was asked for, until it is known who is here: as HTML, '' while it is not known. */
  pageShape: string;
  /** By name, those whose saga threw at its start: nothing would ever fill their pages. */
  failedStarts: Record<string, boolean>;
}

const initialState: RemotesState = { remotes: notLoaded, pageShape: '', failedStarts: {} };

const remotes = loadable<RemoteEntry[]>().in('remotes');

export const remotesSlice = createSlice({
  name: 'remotes',
  initialState,
  reducers: {
    /** With the list, where the page came with it. */
    remotesRequested: (state, _action: PayloadAction<RemoteEntry[] | undefined>) => remotes.requested(state),
    remotesLoaded: remotes.loaded,
    remotesFailed: remotes.failed,
    pageShapeLoaded(state, { payload }: PayloadAction<string>) {
      state.pageShape = payload;
    },
    remoteStartFailed(state, { payload: { name } }: PayloadAction<{ name: string }>) {
      state.failedStarts[name] = true;
    },
    remoteRetried(state, { payload: { name } }: PayloadAction<{ name: string }>) {
      state.failedStarts[name] = false;
    },
  },
  selectors: {
    selectRemotes: (state) => state.remotes,
    selectPageShape: (state) => state.pageShape,
    selectHasFailedStart: (state, name: string) => state.failedStarts[name] ?? false,
  },
});

export const {
  remotesRequested,
  remotesLoaded,
  remotesFailed,
  pageShapeLoaded,
  remoteStartFailed,
  remoteRetried,
} = remotesSlice.actions;
export const { selectRemotes, selectPageShape, selectHasFailedStart } = remotesSlice.selectors;
