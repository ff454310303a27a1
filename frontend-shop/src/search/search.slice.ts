import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Suggestions } from './search.api';

interface SearchState {
  /** For what is typed; null until they are there, and where there are none. */
  suggestions: Suggestions | null;
  /** The latest first. */
  recent: string[];
}

const initialState: SearchState = { suggestions: null, recent: [] };

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** The old suggestions stay until the new ones are there, unless nothing is typed any more. */
    textTyped(state, { payload }: PayloadAction<string>) {
      if (!payload) state.suggestions = null;
    },
    suggestionsLoaded(state, { payload }: PayloadAction<Suggestions>) {
      state.suggestions = payload;
    },
    suggestionsFailed(state) {
      state.suggestions = null;
    },
    recentForgotten(state) {
      state.recent = [];
    },
    recentRecalled(state, { payload }: PayloadAction<string[]>) {
      state.recent = payload;
    },
  },
  selectors: {
    selectSuggestions: (state) => state.suggestions,
    selectRecent: (state) => state.recent,
  },
});

export const { textTyped, suggestionsLoaded, suggestionsFailed, recentForgotten, recentRecalled } =
  searchSlice.actions;
export const { selectSuggestions, selectRecent } = searchSlice.selectors;
