import type { Refusal } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StateChange } from './publication.api';

interface PublicationState {
  /** The products whose time of publication the dialog asks for. */
  planned: string[];
  saving: RequestState;
}

const initialState: PublicationState = { planned: [], saving: idle };

/** Drafts, published and archived products. */
export const publicationSlice = createSlice({
  name: 'adminPublication',
  initialState,
  reducers: {
    /** The payload is the products' ids. */
    planOpened: (_state, { payload }: PayloadAction<string[]>) => ({ planned: payload, saving: idle }),
    planClosed(state) {
      state.planned = [];
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
    selectSavingState: (state) => state.saving,
  },
});

export const { planOpened, planClosed, stateSubmitted, stateSaved, stateRefused } = publicationSlice.actions;
export const { selectPlanned, selectSavingState } = publicationSlice.selectors;
