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
import { fieldErrorsOf } from './product-fields';
import { deleteProduct, fetchProducts, postProduct, putProduct } from './products.api';
import {
  deletionConfirmed,
  deletionEnded,
  productRefused,
  productSaved,
  productsFailed,
  productsLoaded,
  productsRequested,
  productSubmitted,
  selectProducts,
  selectSheet,
  sheetClosed,
  sheetOpened,
} from './products.slice';

export function* productsSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(productsRequested, loadProducts),
    takeLeading(productSubmitted, saveProduct),
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
  const answer = editing
    ? yield* putProduct(editing._id, { ...payload, version: editing.version, seenStock: editing.totalStock })
    : yield* postProduct(payload);
  if (answer.ok) {
    notifier.success(editing ? 'Product updated successfully' : 'Product add successfully');
    yield* put(productSaved());
    yield* put(productsRequested());
  } else {
    if (editing && isOutdated(answer.refusal)) yield* reopenSheet(editing._id);
    // What stands at a field needs no toast.
    if (isEmpty(fieldErrorsOf(answer.refusal))) notifier.failure(answer.refusal.message);
    yield* put(productRefused(answer.refusal));
  }
}

const isEmpty = (errors: object) => Object.keys(errors).length === 0;

/** Someone else has changed or deleted the product meanwhile. */
function isOutdated({ status }: Refusal): boolean {
  return status === 409 || status === 404;
}

/** Shows the product as it is now, or no sheet when it is gone. */
function* reopenSheet(id: string) {
  yield* loadProducts();
  const { value: products } = yield* select(selectProducts);
  const current = products?.find(({ _id }) => _id === id);
  yield* put(current ? sheetOpened(current) : sheetClosed());
}

function* removeProduct({ payload }: ReturnType<typeof deletionConfirmed>) {
  const { notifier } = yield* services();
  const answer = yield* deleteProduct(payload);
  if (answer.ok) notifier.success(answer.body.message);
  else notifier.failure(answer.refusal.message);
  yield* put(deletionEnded(payload));
  yield* put(productsRequested());
}
