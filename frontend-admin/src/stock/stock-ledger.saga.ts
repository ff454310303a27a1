import { all, call, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProduct } from '../products/products.api';
import { movementsList } from './movements-list';
import { ledgerOpened, ledgerProductFailed, ledgerProductLoaded } from './stock-ledger.slice';

export function* stockLedgerSaga(): SagaGenerator<void> {
  yield* all([takeLatest(ledgerOpened, loadProduct), call(movementsList.saga)]);
}

function* loadProduct({ payload: id }: ReturnType<typeof ledgerOpened>) {
  const result = yield* fetchProduct(id);
  yield* put(result.ok ? ledgerProductLoaded(result.body.data) : ledgerProductFailed(result.refusal));
}
