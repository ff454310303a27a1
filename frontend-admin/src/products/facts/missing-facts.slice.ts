import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MissingFact } from './missing-facts.api';

interface MissingFactsState {
  missing: Loadable<MissingFact[]>;
}

const initialState: MissingFactsState = { missing: notLoaded };
const missing = loadable<MissingFact[]>().in('missing');

export const missingFactsSlice = createSlice({
  name: 'adminMissingFacts',
  initialState,
  reducers: {
    /** The payload is the product's id. */
    missingFactsRequested(state, _action: PayloadAction<string>) {
      state.missing = notLoaded;
      missing.requested(state);
    },
    missingFactsLoaded: missing.loaded,
    missingFactsFailed: missing.failed,
  },
  selectors: { selectMissingFacts: (state) => state.missing },
});

export const { missingFactsRequested, missingFactsLoaded, missingFactsFailed } = missingFactsSlice.actions;
export const { selectMissingFacts } = missingFactsSlice.selectors;
