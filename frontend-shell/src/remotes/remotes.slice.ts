import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice } from '@reduxjs/toolkit';
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
    remotesRequested: remotes.requested,
    remotesLoaded: remotes.loaded,
    remotesFailed: remotes.failed,
  },
  selectors: { selectRemotes: (state) => state.remotes },
});

export const { remotesRequested, remotesLoaded, remotesFailed } = remotesSlice.actions;
export const { selectRemotes } = remotesSlice.selectors;
