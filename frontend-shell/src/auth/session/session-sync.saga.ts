import { all, call, put, select, take, type SagaGenerator } from '@haberdash/kit/effects';
import { connectTabs } from '@haberdash/kit/other-tabs';
import { selectUser, type SessionHolder } from '@haberdash/kit/session';
import type { UnknownAction } from 'redux';
import { clearStorage } from './browser-storage';
import { fetchSession } from './session.api';
import {
  codeNeeded,
  credentialsRefused,
  loginRequested,
  logoutFailed,
  logoutRequested,
  sessionCheckRequested,
  signedIn,
  signedOut,
} from './session.slice';

/** The message of a logout: each tab has a session storage of its own, which goes with the shopper. */
const left = 'left';

/** The tabs of a browser share one session, so signing in or out in one applies to all. */
export function* sessionSyncSaga(): SagaGenerator<void> {
  const tabs = connectTabs('session');
  try {
    yield* all([call(notifyOtherTabs, tabs), call(followOtherTabs, tabs)]);
  } finally {
    tabs.heard.close();
  }
}

type Tabs = ReturnType<typeof connectTabs>;

function* notifyOtherTabs({ tell }: Tabs) {
  for (;;) {
    yield* take([loginRequested, logoutRequested]);
    const result = yield* take<UnknownAction>([
      signedIn,
      signedOut,
      codeNeeded,
      credentialsRefused,
      logoutFailed,
    ]);
    if (signedIn.match(result)) tell('changed');
    if (signedOut.match(result)) tell(left);
  }
}

function* followOtherTabs({ heard }: Tabs) {
  for (;;) {
    if ((yield* take(heard)) === left) yield* call(clearStorage);
    const known = yield* select((state: SessionHolder) => selectUser(state));
    const result = yield* fetchSession();
    if (!result.ok || result.body.user.id === known?.id) continue;
    // Sign out first, so that the new user sees nothing of the former.
    yield* put(signedOut({ byChoice: false }));
    yield* put(sessionCheckRequested());
  }
}
