import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RemoteEntry } from './remotes.api';

interface RemotesState {
  remotes: Loadable<RemoteEntry[]>;
}

const initialState: RemotesState = { remotes: notLoaded };

const remotes = loadable<RemoteEntry[]>().in('remotes');

export const remotesSlice = createSlice({
  name: 'remotes',
  initialState,
  reducers: {
    /** With the list, where the page came with it. */
    remotesRequested: (state, _action: PayloadAction<RemoteEntry[] | undefined>) => remotes.requested(state),
    remotesLoaded: remotes.loaded,
    remotesFailed: remotes.failed,
  },
  selectors: { selectRemotes: (state) => state.remotes },
});

export const { remotesRequested, remotesLoaded, remotesFailed } = remotesSlice.actions;
export const { selectRemotes } = remotesSlice.selectors;
