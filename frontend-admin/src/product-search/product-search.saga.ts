import { delay, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { searchProducts } from './product-search.api';
import { productSearched, productSearchFailed, productsFound } from './product-search.slice';

/** Within it, more is typed. */
const pauseMs = 250;

export function* productSearchSaga(): SagaGenerator<void> {
  yield* takeLatest(productSearched, findProducts);
}

function* findProducts({ payload: words }: ReturnType<typeof productSearched>) {
  if (words === '') return;
  yield* delay(pauseMs);
  yield* load(searchProducts(words), productsFound, productSearchFailed);
}
