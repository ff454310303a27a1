import { all, callApi, currentUserId, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
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
  const answer = yield* callApi(fetchOrders(yield* currentUserId()));
  if (answer.ok) yield* put(ordersLoaded(answer.body.data));
  else yield* put(ordersFailed(answer.refusal));
}

/** An order that is closed again only ends what is under way. */
function* loadOrder(action: ReturnType<typeof orderOpened | typeof orderClosed>) {
  if (!orderOpened.match(action)) return;
  const answer = yield* callApi(fetchOrder(action.payload._id));
  if (answer.ok) yield* put(orderLoaded(answer.body.data));
  else yield* put(orderFailed(answer.refusal));
}
