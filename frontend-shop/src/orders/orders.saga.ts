import { all, currentUserId, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchOrder, fetchOrders } from './orders.api';
import {
  orderClosed,
  orderFailed,
  orderLoaded,
  orderOpened,
  ordersFailed,
  ordersLoaded,
  ordersRequested,
} from './orders.slice';

export function* ordersSaga(): SagaGenerator<void> {
  yield* all([takeLatest(ordersRequested, loadOrders), takeLatest([orderOpened, orderClosed], loadOrder)]);
}

function* loadOrders() {
  const answer = yield* fetchOrders(yield* currentUserId());
  yield* put(answer.ok ? ordersLoaded(answer.body.data) : ordersFailed(answer.refusal));
}

/** An order that is closed again only ends what is under way. */
function* loadOrder(action: ReturnType<typeof orderOpened | typeof orderClosed>) {
  if (!orderOpened.match(action)) return;
  const answer = yield* fetchOrder(action.payload._id);
  yield* put(answer.ok ? orderLoaded(answer.body.data) : orderFailed(answer.refusal));
}
