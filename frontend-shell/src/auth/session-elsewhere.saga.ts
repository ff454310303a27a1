import { all, call, put, select, take, type SagaGenerator } from '@haberdash/kit/effects';
import { connectTabs } from '@haberdash/kit/other-tabs';
import { selectUser, type SessionHolder } from '@haberdash/kit/session';
import type { UnknownAction } from 'redux';
import { fetchSession } from './session.api';
import {
  credentialsRefused,
  loginRequested,
  logoutFailed,
  logoutRequested,
  sessionCheckRequested,
  signedIn,
  signedOut,
} from './session.slice';

/** All tabs of a browser share one session: signing in or out in one does so in all of them. */
export function* sessionElsewhereSaga(): SagaGenerator<void> {
  const tabs = connectTabs('session');
  try {
    yield* all([call(tellOthers, tabs), call(hearOthers, tabs)]);
  } finally {
    tabs.heard.close();
  }
}

type Tabs = ReturnType<typeof connectTabs>;

function* tellOthers({ tell }: Tabs) {
  for (;;) {
    yield* take([loginRequested, logoutRequested]);
    const answer = yield* take<UnknownAction>([signedIn, signedOut, credentialsRefused, logoutFailed]);
    if (signedIn.match(answer) || signedOut.match(answer)) tell('changed');
  }
}

function* hearOthers({ heard }: Tabs) {
  for (;;) {
    yield* take(heard);
    const known = yield* select((state: SessionHolder) => selectUser(state));
    const answer = yield* fetchSession();
    if (!answer.ok || answer.body.user.id === known?.id) continue;
    // First nobody: what the one saw must not be there for the other.
    yield* put(signedOut({ byChoice: false }));
    yield* put(sessionCheckRequested());
  }
}
