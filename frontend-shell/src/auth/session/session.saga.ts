import type { Answer } from '@haberdash/kit/api/client';
import {
  all,
  call,
  delay,
  put,
  race,
  select,
  services,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { selectSignInSheet } from '../sheet/sign-in-sheet.slice';
import { clearStorage, rememberOwner } from './browser-storage';
import { reloadPage } from './reload-page';
import { renewSession } from './renew-session.saga';
import {
  fetchSession,
  postForgottenPassword,
  postLogin,
  postLogout,
  postNewPassword,
  postRegistration,
  postResetLink,
} from './session.api';
import {
  codeNeeded,
  credentialsRefused,
  loginRequested,
  logoutFailed,
  logoutRequested,
  newPasswordSubmitted,
  registered,
  registerRequested,
  resetLinkChecked,
  resetLinkOpened,
  resetLinkRequested,
  resetLinkSent,
  selectIsAuthenticated,
  selectResetLink,
  sessionCheckRequested,
  sessionMissed,
  shopFoundUnreachable,
  signedIn,
  signedOut,
  type FormProblem,
} from './session.slice';

export function* sessionSaga(): SagaGenerator<void> {
  yield* all([
    takeLeading(sessionCheckRequested, checkSession),
    takeLeading(loginRequested, logIn),
    takeLeading(registerRequested, register),
    takeLeading(resetLinkRequested, requestResetLink),
    takeLatest(resetLinkOpened, checkResetLink),
    takeLeading(newPasswordSubmitted, setNewPassword),
    takeLeading(logoutRequested, logOut),
    takeEvery(sessionMissed, endSession),
    takeEvery(signedIn, rememberSessionOwner),
    takeEvery(signedOut, clearOnSignOut),
    call(renewSession),
  ]);
}

const retryEvery = 5_000;

function* checkSession() {
  const first = yield* fetchSession();
  const result = isUnreachable(first) ? yield* checkUntilReachable() : first;
  yield* put(result.ok ? signedIn(result.body.user) : signedOut({ byChoice: false }));
}

function* checkUntilReachable() {
  for (;;) {
    yield* put(shopFoundUnreachable());
    yield* race({ time: delay(retryEvery), request: take(sessionCheckRequested) });
    const result = yield* fetchSession();
    if (isUnreachable(result)) continue;
    // Only the page that the shop composes says what visitors may see.
    if (!result.ok) yield* call(reloadPage);
    return result;
  }
}

/** No response arrived, or a proxy or the server says that it is away. */
const isUnreachable = (result: Answer<unknown>): boolean =>
  !result.ok && (result.refusal.status === 0 || result.refusal.status >= 500);

function* logIn({ payload }: ReturnType<typeof loginRequested>) {
  const { notifier } = yield* services();
  const result = yield* postLogin(payload);
  if (result.ok && result.body.user) {
    notifier.success(result.body.message);
    yield* put(signedIn(result.body.user));
  } else if (result.ok && result.body.code === 'CODE_NEEDED') {
    yield* put(codeNeeded());
  } else {
    yield* refuse(result);
  }
}

function* register({ payload }: ReturnType<typeof registerRequested>) {
  const { notifier, navigator } = yield* services();
  const result = yield* postRegistration(payload);
  if (result.ok && result.body.success) {
    notifier.success(result.body.message);
    yield* put(registered(payload));
    // The sheet shows the other form by itself, over the same page.
    const { isOpen } = yield* select(selectSignInSheet);
    if (!isOpen) yield* call(navigator.go, `/auth/login${window.location.search}`);
  } else {
    yield* refuse(result);
  }
}

function* requestResetLink({ payload }: ReturnType<typeof resetLinkRequested>) {
  const result = yield* postForgottenPassword(payload);
  if (result.ok) yield* put(resetLinkSent());
  else yield* refuse(result);
}

function* checkResetLink({ payload }: ReturnType<typeof resetLinkOpened>) {
  const result = yield* postResetLink(payload);
  if (result.ok) yield* put(resetLinkChecked({ state: 'valid', email: result.body.data.email }));
  else if (result.refusal.code === 'RESET_LINK_INVALID')
    yield* put(resetLinkChecked({ state: 'invalid', email: '' }));
  else yield* put(resetLinkChecked({ state: 'unknown', email: '' }));
}

/** It has ended all sessions, also that of this browser. */
function* setNewPassword({ payload }: ReturnType<typeof newPasswordSubmitted>) {
  const { notifier, navigator } = yield* services();
  const { email } = yield* select(selectResetLink);
  const result = yield* postNewPassword(payload);
  if (!result.ok) return yield* refuse(result);
  notifier.success(result.body.message);
  yield* put(signedOut({ byChoice: true }));
  yield* put(registered({ email }));
  return yield* call(navigator.go, '/auth/login');
}

function* rememberSessionOwner({ payload: user }: ReturnType<typeof signedIn>) {
  yield* call(rememberOwner, user.id);
}

/**
 * Clears the storage only after a logout. After an expired session, the user may return to the page, for
 * example from the payment.
 */
function* clearOnSignOut({ payload }: ReturnType<typeof signedOut>) {
  if (payload.byChoice) yield* call(clearStorage);
}

type FormResult = Answer<{ message: string; code?: string }>;

/** A refusal may have status 200 and say so in its flag. Errors of fields are shown at the fields. */
export function* refuse(result: FormResult): SagaGenerator<void> {
  const { notifier } = yield* services();
  const { message, code, errors = [] } = result.ok ? { ...result.body, errors: [] } : result.refusal;
  if (errors.length === 0) notifier.failure(message);
  yield* put(credentialsRefused(problemOf(message, code, errors)));
}

/** Where a field has another name than in the request. */
const fieldOf: Record<string, string> = { newPassword: 'password' };

function problemOf(message: string, code: string | undefined, errors: { path: string }[]): FormProblem {
  if (code === 'EMAIL_TAKEN') return { fields: { email: message } };
  if (code === 'INCORRECT_CODE') return { fields: { code: message } };
  if (errors.length > 0)
    return { fields: Object.fromEntries(errors.map(({ path }) => [fieldOf[path] ?? path, ''])) };
  return { message, fields: {} };
}

function* logOut() {
  const { notifier } = yield* services();
  const result = yield* postLogout();
  if (result.ok) {
    yield* put(signedOut({ byChoice: true }));
  } else {
    notifier.failure(result.refusal.message);
    yield* put(logoutFailed());
  }
}

/** If several concurrent calls are refused, the first ends the session. */
function* endSession() {
  if (!(yield* select(selectIsAuthenticated))) return;
  yield* put(signedOut({ byChoice: false, hasExpired: true }));
}
