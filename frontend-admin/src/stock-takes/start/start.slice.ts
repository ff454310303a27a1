import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Scope, StockTakePreview } from '../stock-takes.api';

interface StartState {
  /** The chosen products, as they would be counted. */
  preview: Loadable<StockTakePreview>;
  opening: RequestState;
}

const initialState: StartState = { preview: notLoaded, opening: idle };
const preview = loadable<StockTakePreview>().in('preview');

export const startSlice = createSlice({
  name: 'stockTakeStart',
  initialState,
  reducers: {
    startOpened: () => initialState,
    scopeChosen: (_state, _action: PayloadAction<Scope>): StartState => ({
      ...initialState,
      preview: { value: null, request: loading },
    }),
    previewLoaded: preview.loaded,
    previewFailed: preview.failed,
    scopeSubmitted(state, _action: PayloadAction<Scope>) {
      state.opening = loading;
    },
    stockTakeOpened(state) {
      state.opening = idle;
    },
    openingRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.opening = failed(payload);
    },
  },
  selectors: {
    selectPreview: (state) => state.preview,
    selectOpening: (state) => state.opening,
  },
});

export const {
  startOpened,
  scopeChosen,
  previewLoaded,
  previewFailed,
  scopeSubmitted,
  stockTakeOpened,
  openingRefused,
} = startSlice.actions;
export const { selectPreview, selectOpening } = startSlice.selectors;
