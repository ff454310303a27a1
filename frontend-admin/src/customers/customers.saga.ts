import {
  all,
  call,
  put,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { permissions } from '../access/permissions';
import { historyRequested } from '../audit/history.slice';
import { fetchOrders } from '../orders/orders.api';
import { fetchReviews } from '../reviews/reviews.api';
import {
  blockRefused,
  blockSaved,
  blockSubmitted,
  cartFailed,
  cartLoaded,
  customerFailed,
  customerLoaded,
  customerRequested,
  noteRefused,
  noteSaved,
  noteSubmitted,
  ordersFailed,
  ordersLoaded,
  reviewsFailed,
  reviewsLoaded,
  unblockSubmitted,
} from './customer.slice';
import { customersList } from './customers-list';
import { fetchCart, fetchCustomer, putBlocked, putNote, putUnblocked } from './customers.api';

export function* customersSaga(): SagaGenerator<void> {
  yield* all([
    call(customersList.saga),
    takeLatest(customerRequested, loadCustomer),
    takeLeading([blockSubmitted, unblockSubmitted], saveBlock),
    takeLeading(noteSubmitted, saveNote),
  ]);
}

/** Each part as it comes; one that fails leaves the others. */
function* loadCustomer({ payload: id }: ReturnType<typeof customerRequested>) {
  const may = yield* permissions();
  yield* all([
    call(loadDetails, id),
    call(loadCart, id),
    ...(may('orders.read') ? [call(loadOrders, id)] : []),
    ...(may('reviews.moderate') ? [call(loadReviews, id)] : []),
  ]);
}

function* loadDetails(id: string): SagaGenerator<void> {
  yield* load(fetchCustomer(id), customerLoaded, customerFailed);
}

function* loadOrders(id: string): SagaGenerator<void> {
  yield* load(fetchOrders({ customer: id, limit: '5' }), ordersLoaded, ordersFailed);
}

function* loadReviews(id: string): SagaGenerator<void> {
  yield* load(fetchReviews({ customer: id, limit: '5' }), reviewsLoaded, reviewsFailed);
}

function* loadCart(id: string): SagaGenerator<void> {
  yield* load(fetchCart(id), cartLoaded, cartFailed);
}

function* saveBlock(action: ReturnType<typeof blockSubmitted | typeof unblockSubmitted>) {
  const { notifier } = yield* services();
  const isBlock = blockSubmitted.match(action);
  const id = isBlock ? action.payload.id : action.payload;
  const result = isBlock
    ? yield* putBlocked(id, { reason: action.payload.reason })
    : yield* putUnblocked(action.payload);
  if (!result.ok) {
    if (!isBlock) notifier.failure(result.refusal.message);
    return yield* put(blockRefused(result.refusal));
  }
  notifier.success(result.body.message);
  yield* put(blockSaved());
  yield* put(customerRequested(id));
  return yield* showHistory(id);
}

function* saveNote({ payload: { id, note } }: ReturnType<typeof noteSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* putNote(id, note);
  if (!result.ok) return yield* put(noteRefused(result.refusal));
  notifier.success(result.body.message);
  yield* put(noteSaved(note));
  return yield* showHistory(id);
}

function* showHistory(id: string): SagaGenerator<void> {
  const may = yield* permissions();
  if (may('audit.read')) yield* put(historyRequested(id));
}
