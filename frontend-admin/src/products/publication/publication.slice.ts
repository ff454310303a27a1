import type { Refusal } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PreviewLink, StateChange } from './publication.api';

interface PublicationState {
  /** The products whose time of publication the dialog asks for. */
  planned: string[];
  /** The link to the preview that was made last, until its dialog is closed. */
  preview: PreviewLink | null;
  saving: RequestState;
}

const initialState: PublicationState = { planned: [], preview: null, saving: idle };

/** Drafts, published and archived products. */
export const publicationSlice = createSlice({
  name: 'adminPublication',
  initialState,
  reducers: {
    /** The payload is the products' ids. */
    planOpened: (_state, { payload }: PayloadAction<string[]>) => ({ ...initialState, planned: payload }),
    planClosed(state) {
      state.planned = [];
    },
    /** The payload is the product's id. */
    previewLinkRequested(_state, _action: PayloadAction<string>) {},
    previewLinkMade(state, { payload }: PayloadAction<PreviewLink>) {
      state.preview = payload;
    },
    previewClosed(state) {
      state.preview = null;
    },
    stateSubmitted(state, _action: PayloadAction<StateChange>) {
      state.saving = loading;
    },
    stateSaved: () => initialState,
    stateRefused(state, { payload }: PayloadAction<Refusal>) {
      state.saving = failed(payload);
    },
  },
  selectors: {
    selectPlanned: (state) => state.planned,
    selectPreview: (state) => state.preview,
    selectSavingState: (state) => state.saving,
  },
});

export const {
  planOpened,
  planClosed,
  previewLinkRequested,
  previewLinkMade,
  previewClosed,
  stateSubmitted,
  stateSaved,
  stateRefused,
} = publicationSlice.actions;
export const { selectPlanned, selectPreview, selectSavingState } = publicationSlice.selectors;
