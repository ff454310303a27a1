import { call, delay, put, race, take, type SagaGenerator } from '@haberdash/kit/effects';
import type { UnknownAction } from 'redux';
import { signedOut } from '../auth/session.slice';

type Saga = () => SagaGenerator<void>;

/** A saga that dies again within this time (ms) is not restarted before it is over. */
const RESTART_PAUSE = 1000;

/**
 * Keeps a saga alive: one that throws is reported and started again, and nobody else notices.
 * @param startFailed is dispatched when it throws so early that nobody can have been served
 */
export function* supervise(saga: Saga, startFailed?: UnknownAction): SagaGenerator<void> {
  for (;;) {
    const startedAt = Date.now();
    try {
      yield* call(saga);
      return;
    } catch (error) {
      reportError(error);
      if (Date.now() - startedAt >= RESTART_PAUSE) continue;
      if (startFailed) yield* put(startFailed);
      yield* delay(RESTART_PAUSE);
    }
  }
}

/** Cancels a saga at sign-out and starts it anew, so that nothing under way for one user reaches the next. */
export function* restartEverySession(saga: Saga): SagaGenerator<void> {
  for (;;) {
    const { left } = yield* race({ done: call(saga), left: take(signedOut) });
    if (!left) return;
  }
}
