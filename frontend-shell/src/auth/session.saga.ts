import type { Answer } from '@haberdash/kit/api/client';
import {
  all,
  call,
  put,
  select,
  services,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { forgetEverything, rememberOwner } from './browser-memory';
import { keepSession } from './keep-session.saga';
import { fetchSession, postLogin, postLogout, postRegistration } from './session.api';
import {
  credentialsRefused,
  loginRequested,
  logoutFailed,
  logoutRequested,
  registered,
  registerRequested,
  selectIsAuthenticated,
  sessionCheckRequested,
  sessionMissed,
  signedIn,
  signedOut,
  type FormProblem,
} from './session.slice';

export function* sessionSaga(): SagaGenerator<void> {
  yield* all([
    takeLeading(sessionCheckRequested, checkSession),
    takeLeading(loginRequested, logIn),
    takeLeading(registerRequested, register),
    takeLeading(logoutRequested, logOut),
    takeEvery(sessionMissed, endSession),
    takeEvery(signedIn, keepForOne),
    takeEvery(signedOut, forgetWhoLeft),
    call(keepSession),
  ]);
}

function* checkSession() {
  const answer = yield* fetchSession();
  yield* put(answer.ok ? signedIn(answer.body.user) : signedOut({ byChoice: false }));
}

function* logIn({ payload }: ReturnType<typeof loginRequested>) {
  const { notifier } = yield* services();
  const answer = yield* postLogin(payload);
  if (answer.ok && answer.body.user) {
    notifier.success(answer.body.message);
    yield* put(signedIn(answer.body.user));
  } else {
    yield* refuse(answer);
  }
}

function* register({ payload }: ReturnType<typeof registerRequested>) {
  const { notifier, navigator } = yield* services();
  const answer = yield* postRegistration(payload);
  if (answer.ok && answer.body.success) {
    notifier.success(answer.body.message);
    yield* put(registered(payload));
    yield* call(navigator.go, `/auth/login${window.location.search}`);
  } else {
    yield* refuse(answer);
  }
}

function* keepForOne({ payload: user }: ReturnType<typeof signedIn>) {
  yield* call(rememberOwner, user.id);
}

/** After a session that expired, the user returns to the page, for example from the payment. */
function* forgetWhoLeft({ payload }: ReturnType<typeof signedOut>) {
  if (payload.byChoice) yield* call(forgetEverything);
}

type FormAnswer = Answer<{ message: string; code?: string }>;

/** A refusal may come with status 200, in the flag. What stands at a field needs no toast. */
function* refuse(answer: FormAnswer) {
  const { notifier } = yield* services();
  const { message, code, errors = [] } = answer.ok ? { ...answer.body, errors: [] } : answer.refusal;
  if (errors.length === 0) notifier.failure(message);
  yield* put(credentialsRefused(problemOf(message, code, errors)));
}

function problemOf(message: string, code: string | undefined, errors: { path: string }[]): FormProblem {
  if (code === 'EMAIL_TAKEN') return { fields: { email: message } };
  if (errors.length > 0) return { fields: Object.fromEntries(errors.map(({ path }) => [path, ''])) };
  return { message, fields: {} };
}

function* logOut() {
  const { notifier } = yield* services();
  const answer = yield* postLogout();
  if (answer.ok) {
    yield* put(signedOut({ byChoice: true }));
  } else {
    notifier.failure(answer.refusal.message);
    yield* put(logoutFailed());
  }
}

/** Of several calls that are refused at once, the first ends the session. */
function* endSession() {
  if (!(yield* select(selectIsAuthenticated))) return;
  yield* put(signedOut({ byChoice: false, hasExpired: true }));
}
