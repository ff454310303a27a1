import { all, type SagaGenerator } from '@haberdash/kit/effects';

/** Starts the watchers of all features. */
export function* adminSaga(): SagaGenerator<void> {
  yield* all([]);
}
