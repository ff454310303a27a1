import type { Answer, Schema } from '@haberdash/kit/api/client';
import {
  all,
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
  deleteBrand,
  deleteCategory,
  fetchBrands,
  fetchCategories,
  postBrand,
  postCategory,
  putBrand,
  putCategory,
  putCategoryOrder,
} from './taxonomy.api';
import {
  brandDeleted,
  brandsFailed,
  brandsLoaded,
  brandsRequested,
  brandSubmitted,
  categoriesFailed,
  categoriesLoaded,
  categoriesReordered,
  categoriesRequested,
  categoryDeleted,
  categorySubmitted,
  dialogRefused,
  dialogSaved,
} from './taxonomy.slice';

export function* taxonomySaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(brandsRequested, loadBrands),
    takeLatest(categoriesRequested, loadCategories),
    takeLeading(brandSubmitted, saveBrand),
    takeLeading(categorySubmitted, saveCategory),
    takeEvery(brandDeleted, removeBrand),
    takeEvery(categoryDeleted, removeCategory),
    takeEvery(categoriesReordered, saveOrder),
  ]);
}

function* loadBrands() {
  yield* load(fetchBrands(), brandsLoaded, brandsFailed);
}

function* loadCategories() {
  yield* load(fetchCategories(), categoriesLoaded, categoriesFailed);
}

function* saveBrand({ payload: { version, ...form } }: ReturnType<typeof brandSubmitted>) {
  const result = version === undefined ? yield* postBrand(form) : yield* putBrand({ ...form, version });
  yield* finishSaving(result, brandsRequested());
}

function* saveCategory({ payload: { isNew, ...form } }: ReturnType<typeof categorySubmitted>) {
  const result = isNew ? yield* postCategory(form) : yield* putCategory(form);
  yield* finishSaving(result, categoriesRequested());
}

type Outcome = Answer<Schema<'Done'>>;

function* finishSaving(result: Outcome, reload: { type: string }) {
  const { notifier } = yield* services();
  if (!result.ok) {
    yield* put(dialogRefused(result.refusal));
    return;
  }
  notifier.success(result.body.message);
  yield* put(dialogSaved());
  yield* put(reload);
  yield* put(menuRequested());
}

function* removeBrand({ payload: slug }: ReturnType<typeof brandDeleted>) {
  yield* finishChange(yield* deleteBrand(slug), brandsRequested());
}

function* removeCategory({ payload: slug }: ReturnType<typeof categoryDeleted>) {
  yield* finishChange(yield* deleteCategory(slug), categoriesRequested());
}

function* saveOrder({ payload: { parent, slugs } }: ReturnType<typeof categoriesReordered>) {
  yield* finishChange(yield* putCategoryOrder(parent, slugs), categoriesRequested());
}

/** Says how it ended, and shows what the server has. */
function* finishChange(result: Outcome, reload: { type: string }) {
  const { notifier } = yield* services();
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* put(reload);
  yield* put(menuRequested());
}
