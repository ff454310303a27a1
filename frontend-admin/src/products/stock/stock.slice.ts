import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product, ProductDetails } from '../products.api';

interface StockState {
  /** The product in the dialog. */
  product: Product | null;
  /** The same product with its variants. */
  details: Loadable<ProductDetails>;
}

const initialState: StockState = { product: null, details: notLoaded };

const details = loadable<ProductDetails>().in('details');

/** The dialog with a product's stock by size and colour. */
export const stockSlice = createSlice({
  name: 'adminStock',
  initialState,
  reducers: {
    stockOpened(state, { payload }: PayloadAction<Product>) {
      state.product = payload;
      state.details = { value: null, request: loading };
    },
    stockLoaded: details.loaded,
    stockFailed: details.failed,
    stockClosed(state) {
      state.product = null;
    },
  },
  selectors: {
    selectStockOf: (state) => state.product,
    selectStock: (state) => state.details,
  },
});

export const { stockOpened, stockLoaded, stockFailed, stockClosed } = stockSlice.actions;
export const { selectStockOf, selectStock } = stockSlice.selectors;
