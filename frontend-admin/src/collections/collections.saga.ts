import type { Answer, Schema } from '@haberdash/kit/api/client';
import { all, delay, put, services, takeEvery, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { menuRequested } from '@haberdash/kit/menu/menu.slice';
import { collectionEditor, fetchWithProducts, newCollection } from './collection-editor';
import { deleteCollection, fetchCollections, fetchPreview, putCollectionOrder } from './collections.api';
import {
  collectionDeleteRequested,
  collectionFailed,
  collectionLoaded,
  collectionRequested,
  collectionsFailed,
  collectionsLoaded,
  collectionsReordered,
  collectionsRequested,
  previewFailed,
  previewLoaded,
  ruleChanged,
} from './collections.slice';

/** Within it, more is typed. */
const pauseMs = 250;

export function* collectionsSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(collectionsRequested, loadCollections),
    takeLatest(collectionRequested, loadCollection),
    takeLatest(ruleChanged, loadPreview),
    takeEvery(collectionDeleteRequested, removeCollection),
    takeEvery(collectionsReordered, saveOrder),
  ]);
}

function* loadCollections() {
  yield* load(fetchCollections(), collectionsLoaded, collectionsFailed);
}

function* loadCollection({ payload: slug }: ReturnType<typeof collectionRequested>) {
  if (slug === null) return yield* put(collectionEditor.opened({ saved: null, initial: newCollection }));
  const result = yield* fetchWithProducts(slug);
  if (!result.ok) return yield* put(collectionFailed(result.refusal));
  yield* put(collectionLoaded(result.body.data));
  return yield* put(collectionEditor.opened({ saved: result.body.data }));
}

function* loadPreview({ payload: rule }: ReturnType<typeof ruleChanged>) {
  if (!rule) return;
  yield* delay(pauseMs);
  const result = yield* fetchPreview(rule);
  yield* put(result.ok ? previewLoaded(result.body) : previewFailed(result.refusal));
}

function* removeCollection({ payload: slug }: ReturnType<typeof collectionDeleteRequested>) {
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
