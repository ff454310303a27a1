import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RemoteEntry } from './remotes.api';

interface RemotesState {
  remotes: Loadable<RemoteEntry[]>;
  /** Remotes by name whose saga threw at its start, so that nothing would load their data. */
  failedStarts: Record<string, boolean>;
}

const initialState: RemotesState = { remotes: notLoaded, failedStarts: {} };

const remotes = loadable<RemoteEntry[]>().in('remotes');

export const remotesSlice = createSlice({
  name: 'remotes',
  initialState,
  reducers: {
    /** With the list, if it came with the page. */
    remotesRequested: (state, _action: PayloadAction<RemoteEntry[] | undefined>) => remotes.requested(state),
    remotesLoaded: remotes.loaded,
    remotesFailed: remotes.failed,
    remoteStartFailed(state, { payload: { name } }: PayloadAction<{ name: string }>) {
      state.failedStarts[name] = true;
    },
    remoteRetried(state, { payload: { name } }: PayloadAction<{ name: string }>) {
      state.failedStarts[name] = false;
    },
  },
  selectors: {
    selectRemotes: (state) => state.remotes,
    selectHasFailedStart: (state, name: string) => state.failedStarts[name] ?? false,
  },
});

export const { remotesRequested, remotesLoaded, remotesFailed, remoteStartFailed, remoteRetried } =
  remotesSlice.actions;
export const { selectRemotes, selectHasFailedStart } = remotesSlice.selectors;
