import { all, put, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProduct } from '../product/product.api';
import { reviewWritten } from '../reviews/reviews.slice';
import { detailsFailed, detailsLoaded, detailsRequested } from './details.slice';

export function* detailsSaga(): SagaGenerator<void> {
  yield* all([takeEvery(detailsRequested, loadDetails), takeEvery(reviewWritten, loadNewAverage)]);
}

function* loadDetails({ payload: id }: ReturnType<typeof detailsRequested>) {
  const answer = yield* fetchProduct(id);
  yield* put(answer.ok ? detailsLoaded(answer.body.data) : detailsFailed({ id, refusal: answer.refusal }));
}

function* loadNewAverage({ payload: { productId } }: ReturnType<typeof reviewWritten>) {
  yield* put(detailsRequested(productId));
}
