import {
  all,
  call,
  put,
  race,
  take,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { ordersRequested } from '../orders.slice';
import { fetchGuestOrders, postGuestOrders, postGuestOrdersCode } from './guest-orders.api';
import {
  additionRefused,
  additionRequested,
  guestCodeSent,
  guestCodeSubmitted,
  guestOrdersAdded,
  guestOrdersFailed,
  guestOrdersLeft,
  guestOrdersLoaded,
  guestOrdersRequested,
} from './guest-orders.slice';

export function* guestOrdersSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(guestOrdersRequested, loadGuestOrders),
    takeLeading(additionRequested, unlessLeft(add)),
    takeLeading(guestCodeSubmitted, unlessLeft(confirm)),
  ]);
}

/** An answer that arrives after the account was left is not shown on the next visit, which loads the orders anyway. */
const unlessLeft = <Action>(worker: (action: Action) => SagaGenerator<void>) =>
  function* (action: Action) {
    yield* race({ done: call(worker, action), left: take(guestOrdersLeft) });
  };

function* loadGuestOrders() {
  const result = yield* fetchGuestOrders();
  yield* put(result.ok ? guestOrdersLoaded(result.body.data) : guestOrdersFailed(result.refusal));
}

function* add(): SagaGenerator<void> {
  const result = yield* postGuestOrders();
  if (!result.ok) yield* put(additionRefused(result.refusal));
  else if (result.body.data.orders === null) yield* put(guestCodeSent());
  else yield* show(result.body.data.orders);
}

function* confirm({ payload: { code } }: ReturnType<typeof guestCodeSubmitted>): SagaGenerator<void> {
  const result = yield* postGuestOrdersCode(code);
  if (result.ok) yield* show(result.body.data.orders);
  else yield* put(additionRefused(result.refusal));
}

function* show(added: number) {
  yield* put(guestOrdersAdded(added));
  if (added > 0) yield* put(ordersRequested());
}
