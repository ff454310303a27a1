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
import { fieldErrorsOf, type ProductFields } from './product-fields';
import { deleteProduct, fetchProduct, postProduct, putProduct, type Product } from './products.api';
import { productsList } from './products-list';
import {
  deletionConfirmed,
  deletionEnded,
  formClosed,
  formLeft,
  formOpened,
  latestLoaded,
  latestRequested,
  productFailed,
  productKept,
  productOutdated,
  productRefused,
  productRequested,
  productSaved,
  productSubmitted,
  type Purpose,
  selectForm,
  stateShown,
  templateLoaded,
  templateRequested,
} from './products.slice';
import { planOpened, stateRefused, stateSaved, stateSubmitted } from './publication/publication.slice';

export function* productsSaga(): SagaGenerator<void> {
  yield* all([
    call(productsList.saga),
    takeLatest([productRequested, templateRequested, formClosed], loadProduct),
    takeLeading(productSubmitted, saveProduct),
    takeLeading(latestRequested, loadLatest),
    takeEvery(deletionConfirmed, removeProduct),
    takeLatest([stateSaved, stateRefused], showState),
  ]);
}

type LoadAction = ReturnType<typeof productRequested | typeof templateRequested | typeof formClosed>;

/** A page that was left ends the request. */
function* loadProduct(action: LoadAction) {
  if (formClosed.match(action)) return;
  const result = yield* fetchProduct(action.payload);
  if (!result.ok) yield* put(productFailed(result.refusal));
  else
    yield* put(
      productRequested.match(action) ? formOpened(result.body.data) : templateLoaded(result.body.data),
    );
}

function* saveProduct({ payload: { product, purpose } }: ReturnType<typeof productSubmitted>) {
  const { editing } = yield* select(selectForm);
  const result = yield* send(product, purpose, editing);
  if (!(yield* isStillOpen(editing))) return yield* tellElsewhere(result, editing !== null);
  if (!result.ok) return yield* refuseSave(result.refusal, editing);
  const saved = result.body.data;
  // A change of the state says so itself.
  if (!editing || purpose === 'save') yield* announce(editing !== null);
  if (purpose === 'save') return yield* put(productSaved(null));
  yield* put(editing ? productKept(saved) : productSaved(saved._id));
  if (purpose === 'plan') yield* put(planOpened([saved._id]));
  if (purpose === 'publish') yield* put(stateSubmitted({ ids: [saved._id], state: 'published' }));
}

/** Another product may be on the page by now, whose input this answer must not touch. */
function* isStillOpen(saved: Product | null) {
  const { isOpen, editing } = yield* select(selectForm);
  return isOpen && editing?._id === saved?._id;
}

function* tellElsewhere(result: { ok: true } | { ok: false; refusal: Refusal }, isEdit: boolean) {
  const { notifier } = yield* services();
  if (result.ok) yield* announce(isEdit);
  else notifier.failure(result.refusal.message);
  yield* productsList.reload();
}

function* announce(isEdit: boolean) {
  const { notifier } = yield* services();
  notifier.success(isEdit ? 'Product updated successfully' : 'Product add successfully');
}

/** Shows the new state of the product on the page. */
function* showState() {
  const { editing } = yield* select(selectForm);
  if (!editing) return;
  const result = yield* fetchProduct(editing._id);
  if (result.ok) yield* put(stateShown(result.body.data));
}

function* refuseSave(refusal: Refusal, editing: Product | null) {
  if (editing && refusal.status === 404) yield* put(formLeft());
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

function* send(form: ProductFields, purpose: Purpose, editing: Product | null) {
  const draft = yield* select(selectDraft);
  const pictured = { ...form, ...savedBoard(yield* select(selectBoard), draft) };
  const body = isFlat(draft) ? pictured : { ...pictured, ...assortmentOf(draft) };
  if (!editing) return yield* postProduct(purpose === 'save' ? body : { ...body, state: 'draft' });
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
  const { editing } = yield* select(selectForm);
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

function* removeProduct({ payload }: ReturnType<typeof deletionConfirmed>) {
  const { notifier } = yield* services();
  const result = yield* deleteProduct(payload);
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* put(deletionEnded(payload));
  yield* productsList.reload();
}
