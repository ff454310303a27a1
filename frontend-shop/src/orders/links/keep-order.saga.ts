import { all, call, put, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { orderPath } from '../order-path';
import { accountRequested, claimRequested, keepingEnded, keepingRefused } from './keep-order.slice';
import { postClaim, postFirstLogin, postNewAccount } from './order-link.api';
import { orderLinks } from './order-link';

export function* keepOrderSaga(): SagaGenerator<void> {
  yield* all([takeLeading(claimRequested, claim), takeLeading(accountRequested, createAccount)]);
}

function* claim({ payload: { _id, orderNumber } }: ReturnType<typeof claimRequested>) {
  const { notifier, navigator } = yield* services();
  const result = yield* postClaim(_id);
  if (!result.ok) {
    yield* put(keepingRefused(result.refusal));
    return;
  }
  orderLinks.forget(_id);
  yield* put(keepingEnded());
  notifier.success('The order is in your account now');
  yield* call(navigator.go, orderPath(orderNumber));
}

/** A new account begins with this order. Its session begins with a new document, because the shell knows only the sessions that it began. */
function* createAccount({ payload: { order, email, password } }: ReturnType<typeof accountRequested>) {
  const { navigator } = yield* services();
  const account = { userName: order.userName, email, password };
  const registered = yield* postNewAccount(account);
  if (!registered.ok || !registered.body.success) {
    yield* put(keepingRefused(registered.ok ? registered.body : registered.refusal));
    return;
  }
  const signedIn = yield* postFirstLogin(account);
  const isAdded = signedIn.ok && (yield* postClaim(order._id)).ok;
  if (isAdded) orderLinks.forget(order._id);
  yield* call(navigator.leave, isAdded ? orderPath(order.orderNumber) : '/shop/account');
}
