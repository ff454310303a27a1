import { select, take, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchSession } from './session.api';
import { selectIsAuthenticated, shellUsed } from './session.slice';

/** Milliseconds. A session lives for an hour after a renewal. */
const renewedAtMostEvery = 5 * 60 * 1000;

/**
 * Requests the session while the shell is used, which renews it. An expired session is handled like a 401 on
 * any other call.
 */
export function* renewSession(): SagaGenerator<void> {
  let renewedAt = Date.now();
  for (;;) {
    yield* take(shellUsed);
    const isFresh = Date.now() - renewedAt < renewedAtMostEvery;
    if (isFresh || !(yield* select(selectIsAuthenticated))) continue;
    renewedAt = Date.now();
    yield* fetchSession();
  }
}
