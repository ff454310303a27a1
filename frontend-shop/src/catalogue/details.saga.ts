import { callApi, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProduct } from './catalogue.api';
import { productClosed, productFailed, productLoaded, productOpened } from './details.slice';

export function* detailsSaga(): SagaGenerator<void> {
  yield* takeLatest([productOpened, productClosed], loadProduct);
}

/** A product that is closed again only ends what is under way. */
function* loadProduct(action: ReturnType<typeof productOpened | typeof productClosed>) {
  if (!productOpened.match(action)) return;
  const answer = yield* callApi(fetchProduct(action.payload._id));
  if (answer.ok) yield* put(productLoaded(answer.body.data));
  else yield* put(productFailed(answer.refusal));
}
