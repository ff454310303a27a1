import { takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchReturnRate } from './return-rate.api';
import { returnRateFailed, returnRateLoaded, returnRateRequested } from './return-rate.slice';

export function* returnRateSaga(): SagaGenerator<void> {
  yield* takeLatest(returnRateRequested, loadReturnRate);
}

function* loadReturnRate({ payload: query }: ReturnType<typeof returnRateRequested>) {
  yield* load(fetchReturnRate(query), returnRateLoaded, returnRateFailed);
}
