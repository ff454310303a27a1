import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../product/product.api';

interface DetailsState {
  /** What the card knew at first, then what the shop says now. Null: no product is open. */
  openProduct: Loadable<Product>;
}

const initialState: DetailsState = { openProduct: notLoaded };

export const detailsSlice = createSlice({
  name: 'details',
  initialState,
  reducers: {
    productOpened(state, { payload }: PayloadAction<Product>) {
      state.openProduct = { value: payload, request: loading };
    },
    productClosed: () => initialState,
    productLoaded: loadable<Product>().in('openProduct').loaded,
    /** What the card knew stays on show. */
    productFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.openProduct.request = failed(payload);
    },
  },
  selectors: { selectOpenProduct: (state) => state.openProduct },
});

export const { productOpened, productClosed, productLoaded, productFailed } = detailsSlice.actions;
export const { selectOpenProduct } = detailsSlice.selectors;
