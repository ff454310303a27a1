import { notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Preview } from './preview.api';

interface PreviewState {
  preview: Loadable<Preview>;
  /** The link is expired, replaced or incomplete. */
  hasEnded: boolean;
}

const initialState: PreviewState = { preview: notLoaded, hasEnded: false };

export const previewSlice = createSlice({
  name: 'preview',
  initialState,
  reducers: {
    /** With the link's token. */
    previewRequested: (_state, _action: PayloadAction<string>): PreviewState => ({
      preview: { value: null, request: loading },
      hasEnded: false,
    }),
    previewLoaded(state, { payload }: PayloadAction<Preview>) {
      state.preview = { value: payload, request: idle };
    },
    previewFailed(state, { payload }: PayloadAction<{ status: number; message: string }>) {
      state.preview = { value: null, request: failed(payload) };
      state.hasEnded = payload.status === 404;
    },
  },
  selectors: {
    selectPreview: (state) => state.preview,
    selectHasEnded: (state) => state.hasEnded,
  },
});

export const { previewRequested, previewLoaded, previewFailed } = previewSlice.actions;
export const { selectPreview, selectHasEnded } = previewSlice.selectors;
