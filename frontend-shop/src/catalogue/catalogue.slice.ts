import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../product/product.api';
import type { ProductPage } from './catalogue.api';
import { unfiltered, writeQuery, type ListingQuery } from './listing-query';

export const places = ['listing', 'search', 'featured'] as const;

/** Where products are listed. */
export type Place = (typeof places)[number];

/** The pages of a list that are loaded so far, and what the shop says of all of them. */
export type Found = { products: Product[] } & ProductPage['meta'];

interface Shelf {
  query: ListingQuery;
  /** What queries found here, by `keyOf`, the latest last: whoever comes back finds it as it was. */
  found: Record<string, Found>;
  /** Whose products are on show; until those of another query are there, it's these. */
  shown: string | null;
  request: RequestState;
  /** For the pages after the first. */
  loadingMore: RequestState;
}

type CatalogueState = Record<Place, Shelf>;

const emptyShelf: Shelf = {
  query: unfiltered(),
  found: {},
  shown: null,
  request: idle,
  loadingMore: idle,
};
const initialState: CatalogueState = { listing: emptyShelf, search: emptyShelf, featured: emptyShelf };

/** Of so many queries a place keeps what they found. */
const KEPT = 10;

interface InPlace {
  place: Place;
}
type Requested = InPlace & {
  query: ListingQuery;
  /** How many products were there when one left. */
  atLeast?: number;
};
type Loaded = InPlace & { page: ProductPage };
type Failed = InPlace & { message: string };

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    productsRequested(state, { payload: { place, query } }: PayloadAction<Requested>) {
      const shelf = state[place];
      const key = keyOf(query);
      Object.assign(shelf, { query, request: loading, loadingMore: idle });
      if (shelf.found[key]) shelf.shown = key;
    },
    productsLoaded(state, { payload: { place, page } }: PayloadAction<Loaded>) {
      keep(state[place], { products: page.data, ...page.meta });
    },
    /** What is known already stays. */
    productsFailed(state, { payload: { place, message } }: PayloadAction<Failed>) {
      const shelf = state[place];
      const isKnown = shelf.shown === keyOf(shelf.query);
      if (!isKnown) shelf.shown = null;
      shelf.request = isKnown ? idle : failed({ message });
    },
    moreProductsRequested(state, { payload: { place } }: PayloadAction<InPlace>) {
      Object.assign(state[place], { request: idle, loadingMore: loading });
    },
    moreProductsLoaded(state, { payload: { place, page } }: PayloadAction<Loaded>) {
      const shelf = state[place];
      const known = shelf.found[keyOf(shelf.query)]?.products ?? [];
      keep(shelf, { products: [...known, ...page.data], ...page.meta });
    },
    moreProductsFailed(state, { payload: { place, message } }: PayloadAction<Failed>) {
      state[place].loadingMore = failed({ message });
    },
    /** Nobody looks at them any more. */
    productsLeft(state, { payload: { place } }: PayloadAction<InPlace>) {
      Object.assign(state[place], { shown: null, request: idle, loadingMore: idle });
    },
  },
  selectors: {
    selectShelf: (state, place: Place) => state[place],
  },
});

export function keyOf(query: ListingQuery): string {
  return writeQuery(query).toString();
}

function keep(shelf: Shelf, found: Found) {
  const key = keyOf(shelf.query);
  const others = Object.entries(shelf.found).filter(([other]) => other !== key);
  shelf.found = Object.fromEntries([...others.slice(1 - KEPT), [key, found]]);
  Object.assign(shelf, { shown: key, request: idle, loadingMore: idle });
}

export const {
  productsRequested,
  productsLoaded,
  productsFailed,
  moreProductsRequested,
  moreProductsLoaded,
  moreProductsFailed,
  productsLeft,
} = catalogueSlice.actions;
export const { selectShelf } = catalogueSlice.selectors;
