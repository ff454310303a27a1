import { all, call, put, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { connectTabs } from '@haberdash/kit/other-tabs';
import { orderPath } from '../order-path';
import type { Order } from '../orders.api';
import {
  accountCreated,
  accountRequested,
  additionRetried,
  claimRequested,
  keepingEnded,
  keepingRefused,
} from './keep-order.slice';
import { postClaim, postFirstLogin, postNewAccount } from './order-link.api';
import { orderLinks } from './order-link';

export function* keepOrderSaga(): SagaGenerator<void> {
  yield* all([
    takeLeading(claimRequested, claim),
    takeLeading(accountRequested, createAccount),
    takeLeading(additionRetried, retryAddition),
  ]);
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
  const account = { userName: order.userName, email, password };
  const registered = yield* postNewAccount(account);
  if (!registered.ok || !registered.body.success) {
    yield* put(keepingRefused(registered.ok ? registered.body : registered.refusal));
    return;
  }
  const signedIn = yield* postFirstLogin(account);
  if (!signedIn.ok) {
    yield* put(keepingRefused({ message: withoutSession }));
    return;
  }
  yield* call(tellOtherTabs);
  yield* put(accountCreated());
  yield* call(addToNewAccount, order);
}

const withoutSession = "Your account is ready, but we couldn't sign you in. Sign in below to add the order.";

/** They share the session, which begins in this one without the shell. */
function tellOtherTabs() {
  const tabs = connectTabs('session');
  tabs.tell('changed');
  tabs.heard.close();
}

function* addToNewAccount({ _id, orderNumber }: Order) {
  const { navigator } = yield* services();
  const result = yield* postClaim(_id);
  if (!result.ok) {
    yield* put(keepingRefused(result.refusal));
    return;
  }
  orderLinks.forget(_id);
  yield* call(navigator.leave, orderPath(orderNumber));
}

function* retryAddition({ payload: order }: ReturnType<typeof additionRetried>) {
  yield* call(addToNewAccount, order);
}
