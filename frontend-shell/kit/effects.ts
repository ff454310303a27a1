import { CANCEL } from 'redux-saga';
import { call, getContext, select } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { answerOf, type Answer, type Api } from './api/client';
import { selectUser, type SessionHolder } from './session';
import type { Services } from './services';

export { eventChannel } from 'redux-saga';
export type { EventChannel } from 'redux-saga';

/** Use with `yield*`, which types their results. */
export {
  actionChannel,
  all,
  call,
  cancel,
  cancelled,
  debounce,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
export type { SagaGenerator } from 'typed-redux-saga';

export function* services(): SagaGenerator<Services> {
  return yield* getContext<Services>('services');
}

/** Whether a user is signed in; otherwise a visitor browses the pages that are open to visitors. */
export function* isSignedIn(): SagaGenerator<boolean> {
  return (yield* select((state: SessionHolder) => selectUser(state))) !== null;
}

/** The id of the signed-in user, for pages and actions that visitors are kept from. @throws when nobody is signed in */
export function* currentUserId(): SagaGenerator<string> {
  const user = yield* select((state: SessionHolder) => selectUser(state));
  if (!user) throw new Error('Nobody is signed in');
  return user.id;
}

type Request<Body> = (
  api: Api,
  signal: AbortSignal,
) => Promise<{ data?: Body; error?: unknown; response: Response }>;

/** Calls the API. Cancelling the saga aborts the fetch, if the request uses the signal. */
export function* callApi<Body>(request: Request<Body>): SagaGenerator<Answer<NonNullable<Body>>> {
  const { api } = yield* services();
  return yield* call(() => {
    const abort = new AbortController();
    const result = answerOf<NonNullable<Body>>(request(api, abort.signal) as never);
    // Not in a `finally` that yields: after it, a cancelled caller would go on without a result.
    return Object.assign(result, { [CANCEL]: () => abort.abort() });
  });
}
