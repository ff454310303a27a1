import { takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchPublicReturnRules } from '../return-rules.api';
import {
  promisedReturnsFailed,
  promisedReturnsLoaded,
  promisedReturnsRequested,
} from './promised-returns.slice';

export function* promisedReturnsSaga(): SagaGenerator<void> {
  yield* takeLatest(promisedReturnsRequested, loadRules);
}

function* loadRules() {
  yield* load(fetchPublicReturnRules(), promisedReturnsLoaded, promisedReturnsFailed);
}
