import {
  all,
  call,
  put,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
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
  ordersFailed,
  ordersLoaded,
  reviewsFailed,
  reviewsLoaded,
  unblockSubmitted,
} from './customer.slice';
import { customersList } from './customers-list';
import { fetchCart, fetchCustomer, putBlocked, putUnblocked } from './customers.api';

export function* customersSaga(): SagaGenerator<void> {
  yield* all([
    call(customersList.saga),
    takeLatest(customerRequested, loadCustomer),
    takeLeading([blockSubmitted, unblockSubmitted], saveBlock),
  ]);
}

/** Each part as it comes; one that fails leaves the others. */
function* loadCustomer({ payload: id }: ReturnType<typeof customerRequested>) {
  yield* all([call(loadDetails, id), call(loadOrders, id), call(loadReviews, id), call(loadCart, id)]);
}

function* loadDetails(id: string): SagaGenerator<void> {
  const result = yield* fetchCustomer(id);
  yield* put(result.ok ? customerLoaded(result.body.data) : customerFailed(result.refusal));
}

function* loadOrders(id: string): SagaGenerator<void> {
  const result = yield* fetchOrders({ customer: id, limit: '5' });
  yield* put(result.ok ? ordersLoaded(result.body.data) : ordersFailed(result.refusal));
}

function* loadReviews(id: string): SagaGenerator<void> {
  const result = yield* fetchReviews({ customer: id, limit: '5' });
  yield* put(result.ok ? reviewsLoaded(result.body.data) : reviewsFailed(result.refusal));
}

function* loadCart(id: string): SagaGenerator<void> {
  const result = yield* fetchCart(id);
  yield* put(result.ok ? cartLoaded(result.body.data) : cartFailed(result.refusal));
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
  return yield* put(historyRequested(id));
}
