import { put, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchSizes } from './sizes.api';
import { sizesFailed, sizesLoaded, sizesRequested } from './sizes.slice';

export function* sizesSaga(): SagaGenerator<void> {
  yield* takeLeading(sizesRequested, loadSizes);
}

function* loadSizes() {
  const result = yield* fetchSizes();
  yield* put(result.ok ? sizesLoaded(result.body.data.scales) : sizesFailed(result.refusal));
}
