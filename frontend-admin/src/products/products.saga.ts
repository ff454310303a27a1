import type { Refusal } from '@haberdash/kit/api/client';
import {
  all,
  call,
  put,
  select,
  services,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { savedBoard } from './picture-board/board';
import { selectBoard } from './picture-board/picture-board.slice';
import { isFlat } from './variants/draft/draft';
import { selectDraft, selectIsRefusalShown, stockRefreshed } from './variants/variants.slice';
import { assortmentOf } from './variants/draft/api-mapping';
import { fieldErrorsOf } from './product-fields';
import {
  deleteProduct,
  fetchProduct,
  postProduct,
  putProduct,
  type Product,
  type SubmittedProduct,
} from './products.api';
import { productsList } from './products-list';
import {
  deletionConfirmed,
  deletionEnded,
  duplicateRequested,
  latestLoaded,
  latestRequested,
  productOutdated,
  productRefused,
  productSaved,
  productSubmitted,
  selectSheet,
  sheetClosed,
  sheetOpened,
  sheetRequested,
  templateLoaded,
} from './products.slice';

export function* productsSaga(): SagaGenerator<void> {
  yield* all([
    call(productsList.saga),
    takeLeading(productSubmitted, saveProduct),
    takeLeading(latestRequested, loadLatest),
    takeEvery(deletionConfirmed, removeProduct),
    takeLatest([sheetRequested, duplicateRequested], loadSheet),
  ]);
}

function* saveProduct({ payload }: ReturnType<typeof productSubmitted>) {
  const { notifier } = yield* services();
  const { editing } = yield* select(selectSheet);
  const result = yield* send(payload, editing);
  if (result.ok) {
    notifier.success(editing ? 'Product updated successfully' : 'Product add successfully');
    yield* put(productSaved());
    yield* productsList.reload();
  } else {
    yield* refuseSave(result.refusal, editing);
  }
}

function* refuseSave(refusal: Refusal, editing: Product | null) {
  if (editing && refusal.status === 404) yield* closeDeleted();
  if (!editing || !isOutdated(refusal)) return yield* showRefusal(refusal);
  const isStockOfRows = refusal.code === 'STOCK_CHANGED' && !isFlat(yield* select(selectDraft));
  if (!isStockOfRows) return yield* put(productOutdated(refusal));
  yield* showRefusal(refusal);
  yield* refreshStock(editing._id);
}

function* showRefusal(refusal: Refusal) {
  const { notifier } = yield* services();
  yield* put(productRefused(refusal));
  // Errors of fields and rows are shown there.
  const isShown = yield* select(selectIsRefusalShown);
  if (!isShown && isEmpty(fieldErrorsOf(refusal))) notifier.failure(refusal.message);
}

function* send(form: SubmittedProduct, editing: Product | null) {
  const draft = yield* select(selectDraft);
  const board = yield* select(selectBoard);
  const pictured = board ? { ...form, ...savedBoard(board, draft) } : form;
  const body = isFlat(draft) ? pictured : { ...pictured, ...assortmentOf(draft) };
  if (!editing) return yield* postProduct(body);
  const { _id, version, totalStock } = editing;
  const seen = isFlat(draft) ? { version, seenStock: totalStock } : { version };
  return yield* putProduct(_id, { ...body, ...seen });
}

const isEmpty = (errors: object) => Object.keys(errors).length === 0;

/** Whether somebody else has changed the product since it was loaded. */
function isOutdated({ code }: Refusal): boolean {
  return ['STALE_PRODUCT', 'HAS_VARIANTS', 'STOCK_CHANGED'].includes(code);
}

function* loadLatest({ payload: typed }: ReturnType<typeof latestRequested>) {
  const { editing } = yield* select(selectSheet);
  if (!editing) return;
  const result = yield* fetchProduct(editing._id);
  if (result.ok) yield* put(latestLoaded({ typed, product: result.body.data }));
  else yield* put(productOutdated(result.refusal));
}

/** Keeps the input in the table and shows the present stock beside it. */
function* refreshStock(id: string) {
  const result = yield* fetchProduct(id);
  if (result.ok) yield* put(stockRefreshed(result.body.data));
}

function* closeDeleted() {
  yield* put(sheetClosed());
  yield* productsList.reload();
}

function* removeProduct({ payload }: ReturnType<typeof deletionConfirmed>) {
  const { notifier } = yield* services();
  const result = yield* deleteProduct(payload);
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* put(deletionEnded(payload));
  yield* productsList.reload();
}

function* loadSheet(action: ReturnType<typeof sheetRequested | typeof duplicateRequested>) {
  const { notifier } = yield* services();
  const result = yield* fetchProduct(action.payload);
  if (!result.ok) notifier.failure(result.refusal.message);
  else if (sheetRequested.match(action)) yield* put(sheetOpened(result.body.data));
  else yield* put(templateLoaded(result.body.data));
}
