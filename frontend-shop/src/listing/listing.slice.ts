import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../product/product.api';
import type { ProductPage } from './listing.api';
import { unfiltered, writeQuery, type ListingQuery } from './query/listing-query';

export const places = ['listing', 'search', 'collection', 'featured'] as const;

/** A part of the shop that lists products. */
export type Place = (typeof places)[number];

/** The pages of a list loaded so far, and the metadata of the whole list. */
export type ListingResult = { products: Product[] } & ProductPage['meta'];

interface ListingState {
  query: ListingQuery;
  /** The cached results by `keyOf`, the most recent last. */
  results: Record<string, ListingResult>;
  /** The key of the results that are shown: those of the previous query until the new ones are loaded. */
  shown: string | null;
  request: RequestState;
  /** For the pages after the first. */
  loadingMore: RequestState;
}

type CatalogueState = Record<Place, ListingState>;

const emptyListing: ListingState = {
  query: unfiltered(),
  results: {},
  shown: null,
  request: idle,
  loadingMore: idle,
};
const initialState: CatalogueState = {
  listing: emptyListing,
  search: emptyListing,
  collection: emptyListing,
  featured: emptyListing,
};

/** Cached queries per place. */
const maxCachedQueries = 10;

interface InPlace {
  place: Place;
}
type Requested = InPlace & {
  query: ListingQuery;
  /** How many products were shown before leaving or reloading the page. */
  atLeast?: number;
};
type Loaded = InPlace & { page: ProductPage };
type Failed = InPlace & { message: string };

export const listingSlice = createSlice({
  name: 'listing',
  initialState,
  reducers: {
    productsRequested(state, { payload: { place, query } }: PayloadAction<Requested>) {
      const listing = state[place];
      const key = keyOf(query);
      Object.assign(listing, { query, request: loading, loadingMore: idle });
      if (listing.results[key]) listing.shown = key;
    },
    productsLoaded(state, { payload: { place, page } }: PayloadAction<Loaded>) {
      cacheResult(state[place], { products: page.data, ...page.meta });
    },
    /** Cached results stay after a failure. */
    productsFailed(state, { payload: { place, message } }: PayloadAction<Failed>) {
      const listing = state[place];
      const isKnown = listing.shown === keyOf(listing.query);
      if (!isKnown) listing.shown = null;
      listing.request = isKnown ? idle : failed({ message });
    },
    moreProductsRequested(state, { payload: { place } }: PayloadAction<InPlace>) {
      Object.assign(state[place], { request: idle, loadingMore: loading });
    },
    moreProductsLoaded(state, { payload: { place, page } }: PayloadAction<Loaded>) {
      const listing = state[place];
      const known = listing.results[keyOf(listing.query)]?.products ?? [];
      cacheResult(listing, { products: [...known, ...page.data], ...page.meta });
    },
    moreProductsFailed(state, { payload: { place, message } }: PayloadAction<Failed>) {
      state[place].loadingMore = failed({ message });
    },
    /** The list is no longer on the page. */
    listingLeft(state, { payload: { place } }: PayloadAction<InPlace>) {
      Object.assign(state[place], { shown: null, request: idle, loadingMore: idle });
    },
  },
  selectors: {
    selectListing: (state, place: Place) => state[place],
  },
});

export function keyOf(query: ListingQuery): string {
  return `${query.collection ?? ''}?${writeQuery(query).toString()}`;
}

function cacheResult(listing: ListingState, result: ListingResult) {
  const key = keyOf(listing.query);
  const others = Object.entries(listing.results).filter(([other]) => other !== key);
  listing.results = Object.fromEntries([...others.slice(1 - maxCachedQueries), [key, result]]);
  Object.assign(listing, { shown: key, request: idle, loadingMore: idle });
}

export const {
  productsRequested,
  productsLoaded,
  productsFailed,
  moreProductsRequested,
  moreProductsLoaded,
  moreProductsFailed,
  listingLeft,
} = listingSlice.actions;
export const { selectListing } = listingSlice.selectors;
