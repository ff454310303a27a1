import { put, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchRelated } from '../product/product.api';
import { relatedFailed, relatedLoaded, relatedRequested } from './related.slice';

export function* relatedSaga(): SagaGenerator<void> {
  yield* takeEvery(relatedRequested, loadRelated);
}

function* loadRelated({ payload: id }: ReturnType<typeof relatedRequested>) {
  const answer = yield* fetchRelated(id);
  yield* put(
    answer.ok
      ? relatedLoaded({ id, products: answer.body.data })
      : relatedFailed({ id, message: answer.refusal.message }),
  );
}
