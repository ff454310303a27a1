import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OwnFit } from './reviews.api';

interface OwnFitState {
  productId: string | null;
  /** Holds what the shopper can say about the fit of the product, and has said. */
  ownFit: Loadable<OwnFit>;
}

const initialState: OwnFitState = { productId: null, ownFit: notLoaded };

const ownFit = loadable<OwnFit>().in('ownFit');

export const ownFitSlice = createSlice({
  name: 'ownFit',
  initialState,
  reducers: {
    ownFitRequested(state, { payload: productId }: PayloadAction<string>) {
      const value = state.productId === productId ? state.ownFit.value : null;
      return { productId, ownFit: { value, request: loading } };
    },
    ownFitLoaded: ownFit.loaded,
    ownFitFailed: ownFit.failed,
  },
  selectors: {
    selectOwnFit: (state, productId: string) => (state.productId === productId ? state.ownFit : notLoaded),
  },
});

export const { ownFitRequested, ownFitLoaded, ownFitFailed } = ownFitSlice.actions;
export const { selectOwnFit } = ownFitSlice.selectors;
