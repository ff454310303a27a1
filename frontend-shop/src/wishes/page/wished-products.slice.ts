import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../../product/product.api';

interface WishedProductsState {
  /** The keys are their ids. Null: the shop does not show it any more. */
  products: Record<string, Product | null>;
  loadingProducts: RequestState;
}

const initialState: WishedProductsState = { products: {}, loadingProducts: idle };

export const wishedProductsSlice = createSlice({
  name: 'wishedProducts',
  initialState,
  reducers: {
    /** With their ids, at most a page of them. */
    wishedProductsRequested(state, _action: PayloadAction<string[]>) {
      state.loadingProducts = loading;
    },
    wishedProductsLoaded(state, { payload }: PayloadAction<Record<string, Product | null>>) {
      Object.assign(state.products, payload);
      state.loadingProducts = idle;
    },
    wishedProductsFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.loadingProducts = failed(payload);
    },
    /** Prices and stock are read again when the page is opened. */
    wishedProductsLeft: () => initialState,
  },
  selectors: {
    selectWishedProducts: (state) => state.products,
    selectLoadingProducts: (state) => state.loadingProducts,
  },
});

export const { wishedProductsRequested, wishedProductsLoaded, wishedProductsFailed, wishedProductsLeft } =
  wishedProductsSlice.actions;
export const { selectWishedProducts, selectLoadingProducts } = wishedProductsSlice.selectors;
