import { all, type SagaGenerator } from '@haberdash/kit/effects';

/** Starts the watchers of all features. */
export function* shopSaga(): SagaGenerator<void> {
  yield* all([]);
}
