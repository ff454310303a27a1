import { all, put, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { ordersRequested } from '../orders.slice';
import { fetchGuestOrders, postGuestOrders, postGuestOrdersCode } from './guest-orders.api';
import {
  additionRefused,
  additionRequested,
  guestCodeSent,
  guestCodeSubmitted,
  guestOrdersAdded,
  guestOrdersFailed,
  guestOrdersLoaded,
  guestOrdersRequested,
} from './guest-orders.slice';

export function* guestOrdersSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(guestOrdersRequested, loadGuestOrders),
    takeLeading(additionRequested, add),
    takeLeading(guestCodeSubmitted, confirm),
  ]);
}

function* loadGuestOrders() {
  const result = yield* fetchGuestOrders();
  yield* put(result.ok ? guestOrdersLoaded(result.body.data) : guestOrdersFailed(result.refusal));
}

function* add() {
  const result = yield* postGuestOrders();
  if (!result.ok) yield* put(additionRefused(result.refusal));
  else if (result.body.data.orders === null) yield* put(guestCodeSent());
  else yield* show(result.body.data.orders);
}

function* confirm({ payload: { code } }: ReturnType<typeof guestCodeSubmitted>) {
  const result = yield* postGuestOrdersCode(code);
  if (result.ok) yield* show(result.body.data.orders);
  else yield* put(additionRefused(result.refusal));
}

function* show(added: number) {
  yield* put(guestOrdersAdded(added));
  if (added > 0) yield* put(ordersRequested());
}
