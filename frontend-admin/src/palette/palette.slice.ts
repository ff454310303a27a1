import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PaletteTarget } from './palette.api';

interface PaletteState {
  isOpen: boolean;
  /** Targets that match the words typed last. */
  found: PaletteTarget[];
  isSearching: boolean;
  /** Some of the calls failed. */
  isIncomplete: boolean;
}

const initialState: PaletteState = { isOpen: false, found: [], isSearching: false, isIncomplete: false };

export const paletteSlice = createSlice({
  name: 'adminPalette',
  initialState,
  reducers: {
    paletteOpened: () => ({ ...initialState, isOpen: true }),
    paletteClosed: () => initialState,
    wordsTyped(state, { payload }: PayloadAction<string>) {
      state.isSearching = payload !== '';
      if (payload === '') state.found = [];
    },
    targetsFound(state, { payload }: PayloadAction<{ found: PaletteTarget[]; isIncomplete: boolean }>) {
      Object.assign(state, payload, { isSearching: false });
    },
  },
  selectors: {
    selectIsOpen: (state) => state.isOpen,
    selectSearch: (state) => state,
  },
});

export const { paletteOpened, paletteClosed, wordsTyped, targetsFound } = paletteSlice.actions;
export const { selectIsOpen, selectSearch } = paletteSlice.selectors;
