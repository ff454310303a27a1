import { put, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { detailsFailed, detailsLoaded, detailsRequested } from './details.slice';
import { fetchProduct } from './product.api';

export function* detailsSaga(): SagaGenerator<void> {
  yield* takeEvery(detailsRequested, loadDetails);
}

function* loadDetails({ payload: id }: ReturnType<typeof detailsRequested>) {
  const answer = yield* fetchProduct(id);
  yield* put(answer.ok ? detailsLoaded(answer.body.data) : detailsFailed({ id, refusal: answer.refusal }));
}
