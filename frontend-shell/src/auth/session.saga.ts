import { all, call, callApi, put, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import {
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
  const answer = yield* callApi((api, signal) =>
    api.GET('/api/auth/check-auth', { headers: { 'Cache-Control': 'no-cache' }, signal }),
  );
  if (answer.ok) yield* put(signedIn(answer.body.user));
  else yield* put(signedOut());
}

function* logIn({ payload }: ReturnType<typeof loginRequested>) {
  const { notifier } = yield* services();
  const answer = yield* callApi((api) => api.POST('/api/auth/login', { body: payload }));
  const { success, message, user } = answer.ok
    ? answer.body
    : { ...answer.refusal, success: false, user: undefined };
  if (success && user) {
    notifier.success(message);
    yield* put(signedIn(user));
  } else {
    notifier.failure(message);
    yield* put(signedOut());
  }
}

function* register({ payload }: ReturnType<typeof registerRequested>) {
  const { notifier, navigator } = yield* services();
  const answer = yield* callApi((api) => api.POST('/api/auth/register', { body: payload }));
  const { success, message } = answer.ok ? answer.body : { ...answer.refusal, success: false };
  yield* put(signedOut());
  if (success) {
    notifier.success(message);
    yield* call(navigator.go, '/auth/login');
  } else {
    notifier.failure(message);
  }
}

function* logOut() {
  const { notifier } = yield* services();
  const answer = yield* callApi((api) => api.POST('/api/auth/logout'));
  if (answer.ok) {
    yield* put(signedOut());
  } else {
    notifier.failure(answer.refusal.message);
    yield* put(logoutFailed());
  }
}
