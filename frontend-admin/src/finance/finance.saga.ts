import { takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchFinance } from './finance.api';
import { financeFailed, financeLoaded, financeRequested } from './finance.slice';

export function* financeSaga(): SagaGenerator<void> {
  yield* takeLatest(financeRequested, loadFinance);
}

function* loadFinance({ payload: query }: ReturnType<typeof financeRequested>) {
  yield* load(fetchFinance(query), financeLoaded, financeFailed);
}
