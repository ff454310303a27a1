import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Removal, RemovalPreview } from './removals.api';

interface RemovalsState {
  isOpen: boolean;
  removing: RequestState;
  /** The file that was read last would do this. */
  preview: Loadable<RemovalPreview>;
}

const initialState: RemovalsState = { isOpen: false, removing: idle, preview: notLoaded };
const preview = loadable<RemovalPreview>().in('preview');

export const removalsSlice = createSlice({
  name: 'adminRemovals',
  initialState,
  reducers: {
    removalOpened: (state) => ({ ...state, isOpen: true, removing: idle }),
    removalClosed: () => initialState,
    /** @param action with the product whose stock is shown; undefined: none is */
    removalSubmitted(state, _action: PayloadAction<{ removal: Removal; productId?: string }>) {
      state.removing = loading;
    },
    piecesRemoved: () => initialState,
    removalRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.removing = failed(payload);
    },
    removalFileChosen(state, _action: PayloadAction<string>) {
      state.removing = idle;
      preview.requested(state);
    },
    removalFileRead: preview.loaded,
    removalFileRefused: preview.failed,
  },
  selectors: {
    selectIsRemovalOpen: (state) => state.isOpen,
    selectRemoving: (state) => state.removing,
    selectPreview: (state) => state.preview,
  },
});

export const {
  removalOpened,
  removalClosed,
  removalSubmitted,
  piecesRemoved,
  removalRefused,
  removalFileChosen,
  removalFileRead,
  removalFileRefused,
} = removalsSlice.actions;
export const { selectIsRemovalOpen, selectRemoving, selectPreview } = removalsSlice.selectors;
