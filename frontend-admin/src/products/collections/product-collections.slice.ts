import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CollectionOfProduct, Membership } from './product-collections.api';

interface ProductCollectionsState {
  /** All collections, each with whether the product on the page is in it. */
  collections: Loadable<CollectionOfProduct[]>;
}

const initialState: ProductCollectionsState = { collections: notLoaded };
const collections = loadable<CollectionOfProduct[]>().in('collections');

export const productCollectionsSlice = createSlice({
  name: 'adminProductCollections',
  initialState,
  reducers: {
    /** The payload is the product's id. */
    collectionsOfProductRequested(state, _action: PayloadAction<string>) {
      state.collections = { value: null, request: loading };
    },
    collectionsOfProductLoaded: collections.loaded,
    collectionsOfProductFailed: collections.failed,
    /** It is shown at once, then saved. */
    membershipChanged(state, { payload: { slug, isIn } }: PayloadAction<Membership>) {
      const collection = state.collections.value?.find((one) => one.slug === slug);
      if (collection) collection.isIn = isIn;
    },
  },
  selectors: { selectCollectionsOfProduct: (state) => state.collections },
});

export const {
  collectionsOfProductRequested,
  collectionsOfProductLoaded,
  collectionsOfProductFailed,
  membershipChanged,
} = productCollectionsSlice.actions;
export const { selectCollectionsOfProduct } = productCollectionsSlice.selectors;
