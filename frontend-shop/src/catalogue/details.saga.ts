import { put, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProduct } from '../product/product.api';
import { detailsFailed, detailsLoaded, detailsRequested } from './details.slice';

export function* detailsSaga(): SagaGenerator<void> {
  yield* takeEvery(detailsRequested, loadDetails);
}

function* loadDetails({ payload: id }: ReturnType<typeof detailsRequested>) {
  const answer = yield* fetchProduct(id);
  yield* put(answer.ok ? detailsLoaded(answer.body.data) : detailsFailed({ id, refusal: answer.refusal }));
}
