import { all, call, put, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { returnSaga } from './handling/return.saga';
import { isAwaited } from './return-labels';
import { returnPath } from './returns-path';
import { returnsList } from './returns-list';
import { findReturn, postArrived } from './returns.api';
import { codeRefused, codeSubmitted, returnFound } from './returns.slice';

export function* returnsSaga(): SagaGenerator<void> {
  yield* all([call(returnsList.saga), call(returnSaga), takeLeading(codeSubmitted, receive)]);
}

function* receive({ payload: { code, isHere } }: ReturnType<typeof codeSubmitted>) {
  const { notifier, navigator } = yield* services();
  const found = yield* findReturn(code);
  if (!found.ok) return yield* put(codeRefused(found.refusal));
  const { _id: id, returnNumber, state } = found.body.data;
  if (isHere && isAwaited(state)) {
    const arrived = yield* postArrived(id);
    if (!arrived.ok) return yield* put(codeRefused(arrived.refusal));
    notifier.success(`${returnNumber} has arrived`);
  }
  yield* put(returnFound());
  navigator.go(returnPath(id));
  return undefined;
}
