import type { Answer } from '@haberdash/kit/api/client';
import { all, call, put, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchSession, postLogin, postLogout, postRegistration } from './session.api';
import {
  credentialsRefused,
  loginRequested,
  logoutFailed,
  logoutRequested,
  registerRequested,
  sessionCheckRequested,
  signedIn,
  signedOut,
} from './session.slice';

export function* sessionSaga(): SagaGenerator<void> {
  yield* all([
    takeLeading(sessionCheckRequested, checkSession),
    takeLeading(loginRequested, logIn),
    takeLeading(registerRequested, register),
    takeLeading(logoutRequested, logOut),
  ]);
}

function* checkSession() {
  const answer = yield* fetchSession();
  yield* put(answer.ok ? signedIn(answer.body.user) : signedOut());
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
    yield* put(signedOut());
    yield* call(navigator.go, '/auth/login');
  } else {
    yield* refuse(answer);
  }
}

/** A refusal may come with status 200, in the flag. */
function* refuse(answer: Answer<{ message: string }>) {
  const { notifier } = yield* services();
  notifier.failure(answer.ok ? answer.body.message : answer.refusal.message);
  yield* put(credentialsRefused(answer.ok ? [] : (answer.refusal.errors ?? [])));
}

function* logOut() {
  const { notifier } = yield* services();
  const answer = yield* postLogout();
  if (answer.ok) {
    yield* put(signedOut());
  } else {
    notifier.failure(answer.refusal.message);
    yield* put(logoutFailed());
  }
}
