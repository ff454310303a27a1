import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Suggestions } from './search.api';

interface SearchState {
  /** Suggestions for the typed text; null until they are loaded. */
  suggestions: Suggestions | null;
  /** The most recent search comes first. */
  recent: string[];
}

const initialState: SearchState = { suggestions: null, recent: [] };

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** Keeps the previous suggestions until new ones are loaded, unless the field is empty. */
    textTyped(state, { payload }: PayloadAction<string>) {
      if (!payload) state.suggestions = null;
    },
    suggestionsLoaded(state, { payload }: PayloadAction<Suggestions>) {
      state.suggestions = payload;
    },
    suggestionsFailed(state) {
      state.suggestions = null;
    },
    recentSearchesCleared(state) {
      state.recent = [];
    },
    recentSearchesLoaded(state, { payload }: PayloadAction<string[]>) {
      state.recent = payload;
    },
  },
  selectors: {
    selectSuggestions: (state) => state.suggestions,
    selectRecent: (state) => state.recent,
  },
});

export const {
  textTyped,
  suggestionsLoaded,
  suggestionsFailed,
  recentSearchesCleared,
  recentSearchesLoaded,
} = searchSlice.actions;
export const { selectSuggestions, selectRecent } = searchSlice.selectors;
