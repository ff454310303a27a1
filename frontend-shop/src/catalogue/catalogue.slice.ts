import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Schema } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { defaultSort, type ListingQuery } from './listing-query';
import type { Product } from './product';

interface CatalogueState {
  query: ListingQuery;
  products: Product[];
  /** Null until it is known. */
  total: number | null;
  /** Where the next page starts; null after the last one. */
  nextCursor: string | null;
  request: RequestState;
  /** For the pages after the first. */
  moreRequest: RequestState;
}

const initialState: CatalogueState = {
  query: { filters: {}, sortBy: defaultSort },
  products: [],
  total: null,
  nextCursor: null,
  request: loading,
  moreRequest: idle,
};

type Page = Schema<'ProductPageAnswer'>;

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    productsRequested(state, { payload }: PayloadAction<ListingQuery>) {
      state.query = payload;
      state.request = loading;
      state.moreRequest = idle;
    },
    productsLoaded(state, { payload }: PayloadAction<Page>) {
      state.products = payload.data;
      state.total = payload.meta.total;
      state.nextCursor = payload.meta.nextCursor;
      state.request = idle;
    },
    productsFailed(state, { payload }: PayloadAction<{ message: string }>) {
      return { ...initialState, query: state.query, request: failed(payload) };
    },
    moreProductsRequested(state) {
      state.moreRequest = loading;
    },
    moreProductsLoaded(state, { payload }: PayloadAction<Page>) {
      state.products.push(...payload.data);
      state.total = payload.meta.total;
      state.nextCursor = payload.meta.nextCursor;
      state.moreRequest = idle;
    },
    moreProductsFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.moreRequest = failed(payload);
    },
  },
  selectors: { selectCatalogue: (state) => state },
});

export const {
  productsRequested,
  productsLoaded,
  productsFailed,
  moreProductsRequested,
  moreProductsLoaded,
  moreProductsFailed,
} = catalogueSlice.actions;
export const { selectCatalogue } = catalogueSlice.selectors;
