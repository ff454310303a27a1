import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductDetails } from '../product/product.api';
import { cartLoaded, exchangeRequested, type LineId } from './cart.slice';

interface ExchangeState {
  /** Of the line whose size or colour is being changed; null when none is. */
  openId: string | null;
  /** What there is to choose from. */
  product: Loadable<ProductDetails>;
  /** What was chosen last. */
  chosenId: string | null;
}

const initialState: ExchangeState = { openId: null, product: notLoaded, chosenId: null };

export const exchangeSlice = createSlice({
  name: 'exchange',
  initialState,
  reducers: {
    /** The same line again keeps its choices on show meanwhile. */
    exchangeOpened(state, { payload }: PayloadAction<LineId>) {
      const isOpen = state.openId === payload.variantId;
      const value = isOpen ? state.product.value : null;
      return { openId: payload.variantId, product: { value, request: loading }, chosenId: null };
    },
    exchangeClosed: () => initialState,
    productLoaded: loadable<ProductDetails>().in('product').loaded,
    /** What was known stays on show. */
    productFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.product.request = failed(payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(exchangeRequested, (state, { payload }) => {
        state.chosenId = payload.newVariantId;
      })
      .addCase(cartLoaded, (state, { payload }) => {
        const isThere = payload.items.some(({ variantId }) => variantId === state.openId);
        return isThere ? state : { ...initialState, chosenId: state.chosenId };
      }),
  selectors: {
    selectOpenId: (state) => state.openId,
    selectProduct: (state) => state.product,
    selectChosenId: (state) => state.chosenId,
  },
});

export const { exchangeOpened, exchangeClosed, productLoaded, productFailed } = exchangeSlice.actions;
export const { selectOpenId, selectProduct, selectChosenId } = exchangeSlice.selectors;
