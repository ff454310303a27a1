import type { Refusal } from '@haberdash/kit/api/client';
import {
  all,
  call,
  fork,
  put,
  race,
  select,
  services,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { savedBoard } from './picture-board/board';
import { selectBoard } from './picture-board/picture-board.slice';
import { isChanged, isFlat } from './variants/draft/draft';
import { selectDraft, selectIsRefusalShown, stockRefreshed } from './variants/variants.slice';
import { assortmentOf } from './variants/draft/api-mapping';
import { fieldErrorsOf } from './product-fields';
import {
  deleteProduct,
  fetchProduct,
  postProduct,
  putProduct,
  type Product,
  type ProductDetails,
} from './products.api';
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
  type SentProduct,
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
    call(saveProducts),
    takeLatest([latestRequested, formClosed], loadLatest),
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

/** The page of a save; once it is left, another product may be on its place, whose input the answer must not touch. */
interface PageOfSave {
  isLeft: boolean;
}

/** Several clicks save once. The next page does not wait for the one that was left. */
function* saveProducts() {
  for (;;) {
    const submitted = yield* take(productSubmitted);
    const page: PageOfSave = { isLeft: false };
    const saving = yield* fork(saveProduct, submitted, page);
    const { left } = yield* race({ saved: call(() => saving.toPromise()), left: take(formClosed) });
    page.isLeft = left !== undefined;
  }
}

function* saveProduct(
  { payload: { product, purpose } }: ReturnType<typeof productSubmitted>,
  page: PageOfSave,
) {
  const { editing } = yield* select(selectForm);
  const sent: SentProduct = {
    fields: product,
    draft: yield* select(selectDraft),
    board: yield* select(selectBoard),
  };
  const result = yield* send(sent, purpose, editing);
  if (page.isLeft) return yield* tellElsewhere(result, editing !== null);
  if (!result.ok) return yield* refuseSave(result.refusal, editing, page);
  // A change of the state says so itself.
  if (!editing || purpose === 'save') yield* announce(editing !== null);
  yield* editing ? follow(result.body.data, sent, purpose) : followNew(result.body.data, purpose);
}

function* follow(saved: ProductDetails, sent: SentProduct, purpose: Purpose) {
  const changedSince = (yield* isChangedSince(sent)) ? sent : null;
  if (purpose === 'save' && !changedSince) return yield* put(productSaved(null));
  // The dialog is there before the page has no unsaved changes.
  if (purpose === 'plan') yield* put(planOpened([saved._id]));
  yield* put(productKept({ product: saved, changedSince }));
  if (purpose === 'publish') yield* put(stateSubmitted({ ids: [saved._id], state: 'published' }));
}

/** A draft's own page follows. */
function* followNew({ _id }: Product, purpose: Purpose) {
  yield* put(productSaved(purpose === 'save' ? null : _id));
  if (purpose === 'plan') yield* put(planOpened([_id]));
}

function* isChangedSince(sent: SentProduct) {
  const { isChangedSince: isTyped } = yield* select(selectForm);
  const draft = yield* select(selectDraft);
  return isTyped || isChanged(draft, sent.draft) || (yield* select(selectBoard)) !== sent.board;
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

function* refuseSave(refusal: Refusal, editing: Product | null, page: PageOfSave) {
  if (editing && refusal.status === 404) yield* put(formLeft());
  if (!editing || !isOutdated(refusal)) return yield* showRefusal(refusal);
  const isStockOfRows = refusal.code === 'STOCK_CHANGED' && !isFlat(yield* select(selectDraft));
  if (!isStockOfRows) return yield* put(productOutdated(refusal));
  yield* showRefusal(refusal);
  yield* refreshStock(editing._id, page);
}

function* showRefusal(refusal: Refusal) {
  const { notifier } = yield* services();
  yield* put(productRefused(refusal));
  // Errors of fields and rows are shown there.
  const isShown = yield* select(selectIsRefusalShown);
  if (!isShown && isEmpty(fieldErrorsOf(refusal))) notifier.failure(refusal.message);
}

function* send({ fields, draft, board }: SentProduct, purpose: Purpose, editing: Product | null) {
  const pictured = { ...fields, ...savedBoard(board, draft) };
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

/** A page that was left ends the request. */
function* loadLatest(action: ReturnType<typeof latestRequested | typeof formClosed>) {
  const { editing } = yield* select(selectForm);
  if (!editing || !latestRequested.match(action)) return;
  const result = yield* fetchProduct(editing._id);
  if (result.ok) yield* put(latestLoaded({ typed: action.payload, product: result.body.data }));
  else yield* put(productOutdated(result.refusal));
}

/** Keeps the input in the table and shows the present stock beside it. */
function* refreshStock(id: string, page: PageOfSave) {
  const result = yield* fetchProduct(id);
  if (result.ok && !page.isLeft) yield* put(stockRefreshed(result.body.data));
}

function* removeProduct({ payload }: ReturnType<typeof deletionConfirmed>) {
  const { notifier } = yield* services();
  const result = yield* deleteProduct(payload);
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* put(deletionEnded(payload));
  yield* productsList.reload();
}
