import { all, call, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchProduct } from '../products/products.api';
import { movementsList } from './movements-list';
import { ledgerOpened, ledgerProductFailed, ledgerProductLoaded } from './stock-ledger.slice';

export function* stockLedgerSaga(): SagaGenerator<void> {
  yield* all([takeLatest(ledgerOpened, loadProduct), call(movementsList.saga)]);
}

function* loadProduct({ payload: id }: ReturnType<typeof ledgerOpened>) {
  yield* load(fetchProduct(id), ledgerProductLoaded, ledgerProductFailed);
}
