import { call, cancelled, getContext, select } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { answerOf, type Answer, type Api } from './api/client';
import { selectUser, type SessionHolder } from './session';
import type { Services } from './services';

/** Use them with `yield*`: that is what gives their results a type. */
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

/** The id of the user who is signed in; the route guard lets nobody else reach a remote's page. */
export function* currentUserId(): SagaGenerator<string> {
  const user = yield* select((state: SessionHolder) => selectUser(state));
  if (!user) throw new Error('Nobody is signed in');
  return user.id;
}

type Request<Body> = (
  api: Api,
  signal: AbortSignal,
) => Promise<{ data?: Body; error?: unknown; response: Response }>;

/** Calls the API; a saga cancelled meanwhile aborts the fetch, when the request was given the signal. */
export function* callApi<Body>(request: Request<Body>): SagaGenerator<Answer<NonNullable<Body>>> {
  const { api } = yield* services();
  const abort = new AbortController();
  try {
    return yield* call(() => answerOf<NonNullable<Body>>(request(api, abort.signal) as never));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
