import {
  all,
  put,
  select,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { fetchOrder, fetchOrders, putOrderStatus } from './orders.api';
import {
  detailsClosed,
  detailsFailed,
  detailsLoaded,
  detailsRequested,
  ordersFailed,
  ordersLoaded,
  ordersRequested,
  selectDetails,
  statusRefused,
  statusSubmitted,
  statusUpdated,
} from './orders.slice';

export function* ordersSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(ordersRequested, loadOrders),
    takeLatest([detailsRequested, detailsClosed], loadDetails),
    takeLeading(statusSubmitted, updateStatus),
  ]);
}

function* loadOrders() {
  const answer = yield* fetchOrders();
  yield* put(answer.ok ? ordersLoaded(answer.body.data) : ordersFailed(answer.refusal));
}

function* loadDetails(action: ReturnType<typeof detailsRequested | typeof detailsClosed>) {
  if (!detailsRequested.match(action)) return;
  const answer = yield* fetchOrder(action.payload);
  yield* put(answer.ok ? detailsLoaded(answer.body.data) : detailsFailed(answer.refusal));
}

function* updateStatus({ payload: { orderId, orderStatus } }: ReturnType<typeof statusSubmitted>) {
  const { notifier } = yield* services();
  const answer = yield* putOrderStatus(orderId, { orderStatus });
  if (answer.ok) {
    notifier.success(answer.body.message);
    yield* put(statusUpdated());
  } else {
    notifier.failure(answer.refusal.message);
    yield* put(statusRefused(answer.refusal));
  }
  yield* reload(orderId);
}

/** After a refusal too: what is on show was out of date. */
function* reload(orderId: string) {
  const { id } = yield* select(selectDetails);
  if (id === orderId) yield* put(detailsRequested(orderId));
  yield* put(ordersRequested());
}
