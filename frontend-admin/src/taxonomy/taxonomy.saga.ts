import type { Answer, Schema } from '@haberdash/kit/api/client';
import { all, put, services, takeEvery, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { menuRequested } from '@haberdash/kit/menu/menu.slice';
import { deleteBrand, deleteCategory, fetchBrands, fetchCategories, putCategoryOrder } from './taxonomy.api';
import {
  brandDeleteRequested,
  brandsFailed,
  brandsLoaded,
  brandsRequested,
  categoriesFailed,
  categoriesLoaded,
  categoriesReordered,
  categoriesRequested,
  categoryDeleteRequested,
} from './taxonomy.slice';

export function* taxonomySaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(brandsRequested, loadBrands),
    takeLatest(categoriesRequested, loadCategories),
    takeEvery(brandDeleteRequested, removeBrand),
    takeEvery(categoryDeleteRequested, removeCategory),
    takeEvery(categoriesReordered, saveOrder),
  ]);
}

function* loadBrands() {
  yield* load(fetchBrands(), brandsLoaded, brandsFailed);
}

function* loadCategories() {
  yield* load(fetchCategories(), categoriesLoaded, categoriesFailed);
}

function* removeBrand({ payload: slug }: ReturnType<typeof brandDeleteRequested>) {
  yield* finishChange(yield* deleteBrand(slug), brandsRequested());
}

function* removeCategory({ payload: slug }: ReturnType<typeof categoryDeleteRequested>) {
  yield* finishChange(yield* deleteCategory(slug), categoriesRequested());
}

function* saveOrder({ payload: { parent, slugs } }: ReturnType<typeof categoriesReordered>) {
  yield* finishChange(yield* putCategoryOrder(parent, slugs), categoriesRequested());
}

/** Says how it ended, and shows what the server has. */
function* finishChange(result: Answer<Schema<'Done'>>, reload: { type: string }) {
  const { notifier } = yield* services();
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* put(reload);
  yield* put(menuRequested());
}
