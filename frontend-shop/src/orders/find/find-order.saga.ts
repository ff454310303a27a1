import { put, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { postFindOrder } from './find-order.api';
import { orderSought, searchFailed, searchSent } from './find-order.slice';

export function* findOrderSaga(): SagaGenerator<void> {
  yield* takeLeading(orderSought, seek);
}

function* seek({ payload }: ReturnType<typeof orderSought>) {
  const result = yield* postFindOrder(payload);
  yield* put(result.ok ? searchSent(payload) : searchFailed(result.refusal));
}
