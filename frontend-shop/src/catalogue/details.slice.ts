import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import type { Product } from './product';

interface DetailsState {
  /** What the card knew at first, then what the shop says now. Null: no product is open. */
  product: Product | null;
  request: RequestState;
}

const initialState: DetailsState = { product: null, request: idle };

export const detailsSlice = createSlice({
  name: 'details',
  initialState,
  reducers: {
    productOpened(_state, { payload }: PayloadAction<Product>) {
      return { product: payload, request: loading };
    },
    productClosed: () => initialState,
    productLoaded(_state, { payload }: PayloadAction<Product>) {
      return { product: payload, request: idle };
    },
    productFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.request = failed(payload);
    },
  },
  selectors: { selectDetails: (state) => state },
});

export const { productOpened, productClosed, productLoaded, productFailed } = detailsSlice.actions;
export const { selectDetails } = detailsSlice.selectors;
