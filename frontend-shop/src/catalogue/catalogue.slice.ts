import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../product/product.api';
import type { ProductPage } from './catalogue.api';
import { defaultSort, type ListingQuery } from './listing-query';

/** The pages of a listing that are loaded so far, and what the shop says of all of them. */
type Listing = { products: Product[] } & ProductPage['meta'];

interface CatalogueState {
  query: ListingQuery;
  listing: Loadable<Listing>;
  /** For the pages after the first. */
  loadingMore: RequestState;
}

const initialState: CatalogueState = {
  query: { filters: {}, sortBy: defaultSort },
  listing: notLoaded,
  loadingMore: idle,
};

const listing = loadable<Listing>().in('listing');

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    productsRequested(state, { payload }: PayloadAction<ListingQuery>) {
      state.query = payload;
      state.loadingMore = idle;
      listing.requested(state);
    },
    productsLoaded: {
      prepare: ({ data, meta }: ProductPage) => ({ payload: { products: data, ...meta } }),
      reducer: listing.loaded,
    },
    productsFailed: listing.failed,
    moreProductsRequested(state) {
      state.loadingMore = loading;
    },
    moreProductsLoaded(state, { payload: { data, meta } }: PayloadAction<ProductPage>) {
      const shown = state.listing.value?.products ?? [];
      state.listing.value = { products: [...shown, ...data], ...meta };
      state.loadingMore = idle;
    },
    moreProductsFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.loadingMore = failed(payload);
    },
  },
  selectors: {
    selectQuery: (state) => state.query,
    selectListing: (state) => state.listing,
    selectLoadingMore: (state) => state.loadingMore,
  },
});

export const {
  productsRequested,
  productsLoaded,
  productsFailed,
  moreProductsRequested,
  moreProductsLoaded,
  moreProductsFailed,
} = catalogueSlice.actions;
export const { selectQuery, selectListing, selectLoadingMore } = catalogueSlice.selectors;
