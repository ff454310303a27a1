import { all, put, services, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchOrderReturns, postDeclaration } from './order-returns.api';
import {
  declarationRefused,
  declarationSubmitted,
  orderReturnsFailed,
  orderReturnsLoaded,
  orderReturnsRequested,
  returnDeclared,
} from './order-returns.slice';

export function* orderReturnsSaga(): SagaGenerator<void> {
  yield* all([takeLatest(orderReturnsRequested, loadReturns), takeLeading(declarationSubmitted, declare)]);
}

function* loadReturns({ payload: orderId }: ReturnType<typeof orderReturnsRequested>) {
  yield* load(fetchOrderReturns(orderId), orderReturnsLoaded, orderReturnsFailed);
}

/** The returns are loaded again also after a refusal, because the dialog was out of date. */
function* declare({ payload: { orderId, declaration } }: ReturnType<typeof declarationSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* postDeclaration(orderId, declaration);
  if (result.ok) {
    notifier.success(`Return ${result.body.data.returnNumber} is recorded`);
    yield* put(returnDeclared());
  } else {
    yield* put(declarationRefused(result.refusal));
  }
  yield* put(orderReturnsRequested(orderId));
}
