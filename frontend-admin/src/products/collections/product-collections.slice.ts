import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CollectionOfProduct, Membership } from './product-collections.api';

interface ProductCollectionsState {
  /** The product on the page. */
  productId: string | null;
  /** All collections, each with whether the product on the page is in it. */
  collections: Loadable<CollectionOfProduct[]>;
}

const initialState: ProductCollectionsState = { productId: null, collections: notLoaded };
const collections = loadable<CollectionOfProduct[]>().in('collections');

export const productCollectionsSlice = createSlice({
  name: 'adminProductCollections',
  initialState,
  reducers: {
    /** The payload is the product's id. */
    collectionsOfProductRequested(state, { payload: productId }: PayloadAction<string>) {
      const value = state.productId === productId ? state.collections.value : null;
      return { productId, collections: { value, request: loading } };
    },
    collectionsOfProductLoaded: collections.loaded,
    collectionsOfProductFailed: collections.failed,
    /** It is shown at once, then saved. */
    membershipChanged(state, { payload: { slug, isIn } }: PayloadAction<Membership>) {
      const collection = state.collections.value?.find((one) => one.slug === slug);
      if (collection) collection.isIn = isIn;
    },
  },
  selectors: {
    selectCollectionsOfProduct: (state) => state.collections,
    selectProductOfCollections: (state) => state.productId,
  },
});

export const {
  collectionsOfProductRequested,
  collectionsOfProductLoaded,
  collectionsOfProductFailed,
  membershipChanged,
} = productCollectionsSlice.actions;
export const { selectCollectionsOfProduct, selectProductOfCollections } = productCollectionsSlice.selectors;
