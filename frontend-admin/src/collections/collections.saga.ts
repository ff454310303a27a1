import type { Answer, Schema } from '@haberdash/kit/api/client';
import {
  all,
  delay,
  put,
  services,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { menuRequested } from '@haberdash/kit/menu/menu.slice';
import {
  deleteCollection,
  fetchCollection,
  fetchCollections,
  fetchPicked,
  fetchPreview,
  postCollection,
  putCollection,
  putCollectionOrder,
  searchProducts,
} from './collections.api';
import {
  collectionDeleted,
  collectionFailed,
  collectionLoaded,
  collectionRefused,
  collectionSaved,
  collectionsFailed,
  collectionsLoaded,
  collectionsReordered,
  collectionsRequested,
  collectionSubmitted,
  editorOpened,
  pickedLoaded,
  previewFailed,
  previewLoaded,
  productSearched,
  productSearchFailed,
  productsFound,
  ruleChanged,
} from './collections.slice';

/** Within it, more is typed. */
const pauseMs = 250;

export function* collectionsSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(collectionsRequested, loadCollections),
    takeLatest(editorOpened, loadCollection),
    takeLatest(ruleChanged, loadPreview),
    takeLatest(productSearched, findProducts),
    takeLeading(collectionSubmitted, saveCollection),
    takeEvery(collectionDeleted, removeCollection),
    takeEvery(collectionsReordered, saveOrder),
  ]);
}

function* loadCollections() {
  yield* load(fetchCollections(), collectionsLoaded, collectionsFailed);
}

function* loadCollection({ payload: slug }: ReturnType<typeof editorOpened>) {
  if (slug === null) return;
  const result = yield* fetchCollection(slug);
  if (!result.ok) {
    yield* put(collectionFailed(result.refusal));
    return;
  }
  const { products } = result.body.data;
  if (products?.length) {
    const picked = yield* fetchPicked(products);
    if (picked.ok) yield* put(pickedLoaded(picked.body.data));
  }
  yield* put(collectionLoaded(result.body.data));
}

function* loadPreview({ payload: rule }: ReturnType<typeof ruleChanged>) {
  if (!rule) return;
  yield* delay(pauseMs);
  const result = yield* fetchPreview(rule);
  yield* put(result.ok ? previewLoaded(result.body) : previewFailed(result.refusal));
}

function* findProducts({ payload: words }: ReturnType<typeof productSearched>) {
  if (words === '') return;
  yield* delay(pauseMs);
  yield* load(searchProducts(words), productsFound, productSearchFailed);
}

function* saveCollection({ payload: { version, ...form } }: ReturnType<typeof collectionSubmitted>) {
  const { notifier } = yield* services();
  const result =
    version === undefined ? yield* postCollection(form) : yield* putCollection({ ...form, version });
  if (!result.ok) {
    yield* put(collectionRefused(result.refusal));
    return;
  }
  notifier.success(result.body.message);
  yield* put(collectionSaved(form.slug));
  yield* put(menuRequested());
}

function* removeCollection({ payload: slug }: ReturnType<typeof collectionDeleted>) {
  yield* finishChange(yield* deleteCollection(slug));
}

function* saveOrder({ payload: slugs }: ReturnType<typeof collectionsReordered>) {
  yield* finishChange(yield* putCollectionOrder(slugs));
}

/** Says how it ended, and shows what the server has. */
function* finishChange(result: Answer<Schema<'Done'>>) {
  const { notifier } = yield* services();
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* put(collectionsRequested());
  yield* put(menuRequested());
}
