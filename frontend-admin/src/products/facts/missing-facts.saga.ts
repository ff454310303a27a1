import { put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchMissingFacts } from './missing-facts.api';
import { missingFactsFailed, missingFactsLoaded, missingFactsRequested } from './missing-facts.slice';

export function* missingFactsSaga(): SagaGenerator<void> {
  yield* takeLatest(missingFactsRequested, loadMissingFacts);
}

function* loadMissingFacts({ payload: productId }: ReturnType<typeof missingFactsRequested>) {
  const result = yield* fetchMissingFacts(productId);
  if (result.ok) yield* put(missingFactsLoaded(result.body.data));
  else yield* put(missingFactsFailed(result.refusal));
}
