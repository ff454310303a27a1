import { put, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchRelated } from '../product.api';
import { relatedFailed, relatedLoaded, relatedRequested } from './related.slice';

export function* relatedSaga(): SagaGenerator<void> {
  yield* takeEvery(relatedRequested, loadRelated);
}

function* loadRelated({ payload: id }: ReturnType<typeof relatedRequested>) {
  const result = yield* fetchRelated(id);
  yield* put(
    result.ok
      ? relatedLoaded({ id, products: result.body.data })
      : relatedFailed({ id, message: result.refusal.message }),
  );
}
