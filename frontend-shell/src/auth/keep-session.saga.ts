import { select, take, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchSession } from './session.api';
import { selectIsAuthenticated, shellUsed } from './session.slice';

/** Milliseconds. A session lives for an hour after it was renewed. */
const RENEWED_AT_MOST_EVERY = 5 * 60 * 1000;

/** Asks for the session while the shell is used, which renews it. One that is over is noticed as on any other call. */
export function* keepSession(): SagaGenerator<void> {
  let renewedAt = Date.now();
  for (;;) {
    yield* take(shellUsed);
    const isFresh = Date.now() - renewedAt < RENEWED_AT_MOST_EVERY;
    if (isFresh || !(yield* select(selectIsAuthenticated))) continue;
    renewedAt = Date.now();
    yield* fetchSession();
  }
}
