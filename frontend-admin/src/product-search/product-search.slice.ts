import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NamedProduct } from './product-search.api';

interface ProductSearchState {
  found: Loadable<NamedProduct[]>;
  /** All products that were chosen or found; the keys are their ids. */
  products: Record<string, NamedProduct>;
}

const initialState: ProductSearchState = { found: notLoaded, products: {} };

const found = loadable<NamedProduct[]>().in('found');

const remember = (state: ProductSearchState, products: NamedProduct[]) => {
  for (const product of products) state.products[product._id] = product;
};

export const productSearchSlice = createSlice({
  name: 'productSearch',
  initialState,
  reducers: {
    productsNamed(state, { payload }: PayloadAction<NamedProduct[]>) {
      remember(state, payload);
    },
    productSearched(state, { payload: words }: PayloadAction<string>) {
      state.found = words === '' ? notLoaded : { value: null, request: loading };
    },
    productsFound(state, action: PayloadAction<NamedProduct[]>) {
      found.loaded(state, action);
      remember(state, action.payload);
    },
    productSearchFailed: found.failed,
    productSearchLeft(state) {
      state.found = notLoaded;
    },
  },
  selectors: {
    selectFound: (state) => state.found,
    selectProducts: (state) => state.products,
  },
});

export const { productsNamed, productSearched, productsFound, productSearchFailed, productSearchLeft } =
  productSearchSlice.actions;
export const { selectFound, selectProducts } = productSearchSlice.selectors;
