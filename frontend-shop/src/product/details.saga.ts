import { put, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { detailsFailed, detailsLoaded, detailsRequested } from './details.slice';
import { fetchProduct } from './product.api';

export function* detailsSaga(): SagaGenerator<void> {
  yield* takeEvery(detailsRequested, loadDetails);
}

function* loadDetails({ payload: id }: ReturnType<typeof detailsRequested>) {
  const result = yield* fetchProduct(id);
  yield* put(result.ok ? detailsLoaded(result.body.data) : detailsFailed({ id, refusal: result.refusal }));
}
