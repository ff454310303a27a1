import { put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProduct } from '../product/product.api';
import { productClosed, productFailed, productLoaded, productOpened } from './details.slice';

export function* detailsSaga(): SagaGenerator<void> {
  yield* takeLatest([productOpened, productClosed], loadProduct);
}

/** A product that is closed again only ends what is under way. */
function* loadProduct(action: ReturnType<typeof productOpened | typeof productClosed>) {
  if (!productOpened.match(action)) return;
  const answer = yield* fetchProduct(action.payload._id);
  yield* put(answer.ok ? productLoaded(answer.body.data) : productFailed(answer.refusal));
}
