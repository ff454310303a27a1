import { put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProduct } from '../product/product.api';
import { exchangeClosed, exchangeOpened, productFailed, productLoaded } from './exchange.slice';

export function* exchangeSaga(): SagaGenerator<void> {
  yield* takeLatest([exchangeOpened, exchangeClosed], loadProduct);
}

/** A line that is closed again only ends what is under way. */
function* loadProduct(action: ReturnType<typeof exchangeOpened | typeof exchangeClosed>) {
  if (!exchangeOpened.match(action)) return;
  const answer = yield* fetchProduct(action.payload.productId);
  yield* put(answer.ok ? productLoaded(answer.body.data) : productFailed(answer.refusal));
}
