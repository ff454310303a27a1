import type { Refusal } from '@haberdash/kit/api/client';
import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  Collection,
  ListedCollection,
  PickedProduct,
  Preview,
  Rule,
  SubmittedCollection,
} from './collections.api';

/** The version of a collection that is edited; without it, one is added. */
type Submitted = SubmittedCollection & { version?: number };

interface CollectionsState {
  collections: Loadable<ListedCollection[]>;
  /** The one in the editor. */
  collection: Loadable<Collection>;
  /** The products that the rule in the editor matches. */
  preview: Loadable<Preview>;
  /** What was found for picking. */
  found: Loadable<PickedProduct[]>;
  /** All products that were picked or found; the keys are their ids. */
  products: Record<string, PickedProduct>;
  saving: RequestState;
  /** The server's messages by field. */
  fieldErrors: Partial<Record<string, string>>;
  /** The slug of the collection that was saved last, until the editor has left. */
  savedSlug: string | null;
}

const initialState: CollectionsState = {
  collections: notLoaded,
  collection: notLoaded,
  preview: notLoaded,
  found: notLoaded,
  products: {},
  saving: idle,
  fieldErrors: {},
  savedSlug: null,
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
    editorOpened(state, { payload: slug }: PayloadAction<string | null>) {
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
    collectionSubmitted(state, _action: PayloadAction<Submitted>) {
      Object.assign(state, { saving: loading, fieldErrors: {} });
    },
    collectionSaved(state, { payload: slug }: PayloadAction<string>) {
      Object.assign(state, { saving: idle, savedSlug: slug });
    },
    collectionRefused(state, { payload }: PayloadAction<Refusal>) {
      state.saving = failed(payload);
      state.fieldErrors = Object.fromEntries(
        (payload.errors ?? []).map(({ path, message }) => [path, message]),
      );
    },
    collectionDeleted(_state, _action: PayloadAction<string>) {},
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
    selectSaving: (state) => state.saving,
    selectFieldErrors: (state) => state.fieldErrors,
    selectSavedSlug: (state) => state.savedSlug,
  },
});

export const {
  collectionsRequested,
  collectionsLoaded,
  collectionsFailed,
  editorOpened,
  collectionLoaded,
  collectionFailed,
  pickedLoaded,
  ruleChanged,
  previewLoaded,
  previewFailed,
  productSearched,
  productsFound,
  productSearchFailed,
  collectionSubmitted,
  collectionSaved,
  collectionRefused,
  collectionDeleted,
  collectionsReordered,
} = collectionsSlice.actions;
export const {
  selectCollections,
  selectCollection,
  selectPreview,
  selectFound,
  selectProducts,
  selectSaving,
  selectFieldErrors,
  selectSavedSlug,
} = collectionsSlice.selectors;
