import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductFit } from './fit.api';

interface FitState {
  fit: Loadable<ProductFit>;
}

const initialState: FitState = { fit: notLoaded };
const fit = loadable<ProductFit>().in('fit');

export const fitSlice = createSlice({
  name: 'adminFit',
  initialState,
  reducers: {
    /** The payload is the product's id. */
    fitRequested(state, _action: PayloadAction<string>) {
      state.fit = { value: null, request: loading };
    },
    fitLoaded: fit.loaded,
    fitFailed: fit.failed,
  },
  selectors: { selectFit: (state) => state.fit },
});

export const { fitRequested, fitLoaded, fitFailed } = fitSlice.actions;
export const { selectFit } = fitSlice.selectors;
