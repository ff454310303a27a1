import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Collection, ListedCollection, PickedProduct, Preview, Rule } from './collections.api';

interface CollectionsState {
  collections: Loadable<ListedCollection[]>;
  /** The one in the editor. */
  collection: Loadable<Collection>;
  /** The products that the rule in the editor matches. */
  preview: Loadable<Preview>;
  /** Products that the search of the picker found. */
  found: Loadable<PickedProduct[]>;
  /** All products that were picked or found; the keys are their ids. */
  products: Record<string, PickedProduct>;
}

const initialState: CollectionsState = {
  collections: notLoaded,
  collection: notLoaded,
  preview: notLoaded,
  found: notLoaded,
  products: {},
};

const collections = loadable<ListedCollection[]>().in('collections');
const collection = loadable<Collection>().in('collection');
const preview = loadable<Preview>().in('preview');
const found = loadable<PickedProduct[]>().in('found');

const remember = (state: CollectionsState, products: PickedProduct[]) => {
  for (const product of products) state.products[product._id] = product;
};

export const collectionsSlice = createSlice({
  name: 'collections',
  initialState,
  reducers: {
    collectionsRequested: collections.requested,
    collectionsLoaded: collections.loaded,
    collectionsFailed: collections.failed,
    /** Null: a new one. */
    collectionRequested(state, { payload: slug }: PayloadAction<string | null>) {
      const { collections: list, products } = state;
      Object.assign(state, { ...initialState, collections: list, products });
      if (slug !== null) state.collection.request = loading;
    },
    collectionLoaded: collection.loaded,
    collectionFailed: collection.failed,
    pickedLoaded(state, { payload }: PayloadAction<PickedProduct[]>) {
      remember(state, payload);
    },
    /** Null: it has no conditions. */
    ruleChanged(state, { payload }: PayloadAction<Rule | null>) {
      if (payload) preview.requested(state);
      else state.preview = notLoaded;
    },
    previewLoaded: preview.loaded,
    previewFailed: preview.failed,
    productSearched(state, { payload: words }: PayloadAction<string>) {
      state.found = words === '' ? notLoaded : { value: null, request: loading };
    },
    productsFound(state, action: PayloadAction<PickedProduct[]>) {
      found.loaded(state, action);
      remember(state, action.payload);
    },
    productSearchFailed: found.failed,
    collectionDeleteRequested(_state, _action: PayloadAction<string>) {},
    /** All collections in their new order: shown at once, then saved. */
    collectionsReordered(state, { payload: slugs }: PayloadAction<string[]>) {
      const { value } = state.collections;
      if (!value) return;
      state.collections.value = slugs.flatMap((slug) => value.find((one) => one.slug === slug) ?? []);
    },
  },
  selectors: {
    selectCollections: (state) => state.collections,
    selectCollection: (state) => state.collection,
    selectPreview: (state) => state.preview,
    selectFound: (state) => state.found,
    selectProducts: (state) => state.products,
  },
});

export const {
  collectionsRequested,
  collectionsLoaded,
  collectionsFailed,
  collectionRequested,
  collectionLoaded,
  collectionFailed,
  pickedLoaded,
  ruleChanged,
  previewLoaded,
  previewFailed,
  productSearched,
  productsFound,
  productSearchFailed,
  collectionDeleteRequested,
  collectionsReordered,
} = collectionsSlice.actions;
export const { selectCollections, selectCollection, selectPreview, selectFound, selectProducts } =
  collectionsSlice.selectors;
