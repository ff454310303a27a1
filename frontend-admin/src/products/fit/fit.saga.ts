import { takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchFit } from './fit.api';
import { fitFailed, fitLoaded, fitRequested } from './fit.slice';

export function* fitSaga(): SagaGenerator<void> {
  yield* takeLatest(fitRequested, loadFit);
}

function* loadFit({ payload: productId }: ReturnType<typeof fitRequested>) {
  yield* load(fetchFit(productId), fitLoaded, fitFailed);
}
