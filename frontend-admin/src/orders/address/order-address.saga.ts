import { put, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { reloadOrder } from '../reload-order';
import { putAddress } from './order-address.api';
import { addressCorrected, correctionRefused, correctionSubmitted } from './order-address.slice';

export function* orderAddressSaga(): SagaGenerator<void> {
  yield* takeLeading(correctionSubmitted, correctAddress);
}

function* correctAddress({ payload: { orderId, ...correction } }: ReturnType<typeof correctionSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* putAddress(orderId, correction);
  if (result.ok) {
    notifier.success(result.body.message);
    yield* put(addressCorrected());
  } else {
    yield* put(correctionRefused(result.refusal));
    // Input is wrong, not the page out of date.
    if (result.refusal.errors?.length) return;
  }
  yield* reloadOrder(orderId);
}
