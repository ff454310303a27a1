import { put, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { detailsFailed, detailsLoaded, detailsRequested } from './details.slice';
import { fetchProduct } from './product.api';

export function* detailsSaga(): SagaGenerator<void> {
  yield* takeEvery(detailsRequested, loadDetails);
}

function* loadDetails({ payload: named }: ReturnType<typeof detailsRequested>) {
  const result = yield* fetchProduct(named);
  yield* put(
    result.ok
      ? detailsLoaded({ named, product: result.body.data })
      : detailsFailed({ named, refusal: result.refusal }),
  );
}
