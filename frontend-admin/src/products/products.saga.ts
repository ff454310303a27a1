import type { Refusal } from '@haberdash/kit/api/client';
import {
  all,
  put,
  select,
  services,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { isFlat } from '../variants/draft';
import { selectDraft, selectIsRefusalShown, stockRead } from '../variants/variants.slice';
import { assortmentOf } from '../variants/wire';
import { fieldErrorsOf } from './product-fields';
import {
  deleteProduct,
  fetchProduct,
  fetchProducts,
  postProduct,
  putProduct,
  type Product,
  type SubmittedProduct,
} from './products.api';
import {
  deletionConfirmed,
  deletionEnded,
  latestLoaded,
  latestRequested,
  productOutdated,
  productRefused,
  productSaved,
  productsFailed,
  productsLoaded,
  productsRequested,
  productSubmitted,
  selectSheet,
  sheetClosed,
} from './products.slice';

export function* productsSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(productsRequested, loadProducts),
    takeLeading(productSubmitted, saveProduct),
    takeLeading(latestRequested, loadLatest),
    takeEvery(deletionConfirmed, removeProduct),
  ]);
}

function* loadProducts() {
  const answer = yield* fetchProducts();
  yield* put(answer.ok ? productsLoaded(answer.body.data) : productsFailed(answer.refusal));
}

function* saveProduct({ payload }: ReturnType<typeof productSubmitted>) {
  const { notifier } = yield* services();
  const { editing } = yield* select(selectSheet);
  const answer = yield* send(payload, editing);
  if (answer.ok) {
    notifier.success(editing ? 'Product updated successfully' : 'Product add successfully');
    yield* put(productSaved());
    yield* put(productsRequested());
  } else {
    yield* refuseSave(answer.refusal, editing);
  }
}

function* refuseSave(refusal: Refusal, editing: Product | null) {
  if (editing && refusal.status === 404) yield* leaveDeleted();
  if (!editing || !isOutdated(refusal)) return yield* showRefusal(refusal);
  const isStockOfRows = refusal.code === 'STOCK_CHANGED' && !isFlat(yield* select(selectDraft));
  if (!isStockOfRows) return yield* put(productOutdated(refusal));
  yield* showRefusal(refusal);
  yield* readStock(editing._id);
}

function* showRefusal(refusal: Refusal) {
  const { notifier } = yield* services();
  yield* put(productRefused(refusal));
  // What stands at a field or in a row needs no toast.
  const isShown = yield* select(selectIsRefusalShown);
  if (!isShown && isEmpty(fieldErrorsOf(refusal))) notifier.failure(refusal.message);
}

function* send(form: SubmittedProduct, editing: Product | null) {
  const draft = yield* select(selectDraft);
  const body = isFlat(draft) ? form : { ...form, ...assortmentOf(draft) };
  if (!editing) return yield* postProduct(body);
  const { _id, version, totalStock } = editing;
  const seen = isFlat(draft) ? { version, seenStock: totalStock } : { version };
  return yield* putProduct(_id, { ...body, ...seen });
}

const isEmpty = (errors: object) => Object.keys(errors).length === 0;

/** Someone else has changed the product since it was loaded. */
function isOutdated({ code }: Refusal): boolean {
  return ['STALE_PRODUCT', 'HAS_VARIANTS', 'STOCK_CHANGED'].includes(code);
}

function* loadLatest({ payload: typed }: ReturnType<typeof latestRequested>) {
  const { editing } = yield* select(selectSheet);
  if (!editing) return;
  const answer = yield* fetchProduct(editing._id);
  if (answer.ok) yield* put(latestLoaded({ typed, product: answer.body.data }));
  else yield* put(productOutdated(answer.refusal));
}

/** Keeps what was typed in the table and shows the current stock beside it. */
function* readStock(id: string) {
  const answer = yield* fetchProduct(id);
  if (answer.ok) yield* put(stockRead(answer.body.data));
}

function* leaveDeleted() {
  yield* put(sheetClosed());
  yield* loadProducts();
}

function* removeProduct({ payload }: ReturnType<typeof deletionConfirmed>) {
  const { notifier } = yield* services();
  const answer = yield* deleteProduct(payload);
  if (answer.ok) notifier.success(answer.body.message);
  else notifier.failure(answer.refusal.message);
  yield* put(deletionEnded(payload));
  yield* put(productsRequested());
}
