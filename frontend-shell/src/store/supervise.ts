import { call, delay, put, race, take, type SagaGenerator } from '@haberdash/kit/effects';
import type { UnknownAction } from 'redux';
import { signedOut } from '../auth/session/session.slice';

type Saga = () => SagaGenerator<void>;

/** A saga that throws within this time (ms) is restarted only when the time is over. */
const restartPause = 1000;

/**
 * Keeps a saga running: reports an error and restarts the saga, without affecting others. @param startFailed is
 * dispatched if the saga throws before it can have handled anything
 */
export function* supervise(saga: Saga, startFailed?: UnknownAction): SagaGenerator<void> {
  for (;;) {
    const startedAt = Date.now();
    try {
      yield* call(saga);
      return;
    } catch (error) {
      reportError(error);
      if (Date.now() - startedAt >= restartPause) continue;
      if (startFailed) yield* put(startFailed);
      yield* delay(restartPause);
    }
  }
}

/** Cancels a saga at sign-out and starts it again, so that nothing pending of one user affects the next. */
export function* restartEverySession(saga: Saga): SagaGenerator<void> {
  for (;;) {
    const { left } = yield* race({ done: call(saga), left: take(signedOut) });
    if (!left) return;
  }
}
