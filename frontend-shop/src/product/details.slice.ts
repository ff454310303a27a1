import { notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product, ProductDetails } from './product.api';

/** The value stays when a refresh fails. */
export interface Details extends Loadable<ProductDetails> {
  /** The product does not exist. */
  isMissing?: boolean;
}

interface DetailsState {
  /** By the product's id. */
  details: Record<string, Details>;
  /** The product of the card that was opened last, shown until its details are loaded. */
  openedCard: Product | null;
}

const initialState: DetailsState = { details: {}, openedCard: null };

interface DetailsFailure {
  id: string;
  refusal: { status: number; message: string };
}

export const detailsSlice = createSlice({
  name: 'details',
  initialState,
  reducers: {
    cardOpened(state, { payload }: PayloadAction<Product>) {
      state.openedCard = payload;
    },
    detailsRequested({ details }, { payload: id }: PayloadAction<string>) {
      details[id] = { value: details[id]?.value ?? null, request: loading };
    },
    detailsLoaded({ details }, { payload }: PayloadAction<ProductDetails>) {
      details[payload._id] = { value: payload, request: idle };
    },
    detailsFailed({ details }, { payload: { id, refusal } }: PayloadAction<DetailsFailure>) {
      const isMissing = refusal.status === 404;
      const value = isMissing ? null : (details[id]?.value ?? null);
      details[id] = { value, request: failed(refusal), isMissing };
    },
  },
  selectors: {
    selectDetails: (state, id: string): Details => state.details[id] ?? notLoaded,
    selectOpenedCard: (state) => state.openedCard,
  },
});

export const { cardOpened, detailsRequested, detailsLoaded, detailsFailed } = detailsSlice.actions;
export const { selectDetails, selectOpenedCard } = detailsSlice.selectors;
