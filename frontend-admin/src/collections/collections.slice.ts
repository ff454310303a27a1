import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Collection, ListedCollection, Preview, Rule } from './collections.api';

interface CollectionsState {
  collections: Loadable<ListedCollection[]>;
  /** The one in the editor. */
  collection: Loadable<Collection>;
  /** The products that the rule in the editor matches. */
  preview: Loadable<Preview>;
}

const initialState: CollectionsState = {
  collections: notLoaded,
  collection: notLoaded,
  preview: notLoaded,
};

const collections = loadable<ListedCollection[]>().in('collections');
const collection = loadable<Collection>().in('collection');
const preview = loadable<Preview>().in('preview');

export const collectionsSlice = createSlice({
  name: 'collections',
  initialState,
  reducers: {
    collectionsRequested: collections.requested,
    collectionsLoaded: collections.loaded,
    collectionsFailed: collections.failed,
    /** Null means a new one. */
    collectionRequested(state, { payload: slug }: PayloadAction<string | null>) {
      const { collections: list } = state;
      Object.assign(state, { ...initialState, collections: list });
      if (slug !== null) state.collection.request = loading;
    },
    collectionLoaded: collection.loaded,
    collectionFailed: collection.failed,
    /** Null means that it has no conditions. */
    ruleChanged(state, { payload }: PayloadAction<Rule | null>) {
      if (payload) preview.requested(state);
      else state.preview = notLoaded;
    },
    previewLoaded: preview.loaded,
    previewFailed: preview.failed,
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
  },
});

export const {
  collectionsRequested,
  collectionsLoaded,
  collectionsFailed,
  collectionRequested,
  collectionLoaded,
  collectionFailed,
  ruleChanged,
  previewLoaded,
  previewFailed,
  collectionDeleteRequested,
  collectionsReordered,
} = collectionsSlice.actions;
export const { selectCollections, selectCollection, selectPreview } = collectionsSlice.selectors;
