import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductDetails } from '../products/products.api';

interface LedgerState {
  /** The product whose stock is shown. */
  product: Loadable<ProductDetails>;
}

const initialState: LedgerState = { product: notLoaded };
const product = loadable<ProductDetails>().in('product');

export const stockLedgerSlice = createSlice({
  name: 'adminStockLedger',
  initialState,
  reducers: {
    /** The same product stays visible until it is loaded again. */
    ledgerOpened(state, { payload: productId }: PayloadAction<string>) {
      if (state.product.value?._id !== productId) state.product = { ...notLoaded };
      product.requested(state);
    },
    ledgerProductLoaded: product.loaded,
    ledgerProductFailed: product.failed,
  },
  selectors: { selectLedgerProduct: (state) => state.product },
});

export const { ledgerOpened, ledgerProductLoaded, ledgerProductFailed } = stockLedgerSlice.actions;
export const { selectLedgerProduct } = stockLedgerSlice.selectors;
