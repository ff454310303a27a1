import { call, fork, put, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { preload, register } from './load-remote';
import { fetchRemotes, type RemoteEntry } from './remotes.api';
import { remotesFailed, remotesLoaded, remotesRequested } from './remotes.slice';

export function* remotesSaga(): SagaGenerator<void> {
  yield* takeLeading(remotesRequested, loadRemotes);
}

function* loadRemotes({ payload: known }: ReturnType<typeof remotesRequested>) {
  const answer = known ? { ok: true as const, body: known } : yield* fetchRemotes();
  if (!answer.ok) {
    yield* put(remotesFailed(answer.refusal));
    return;
  }
  yield* call(register, answer.body);
  yield* put(remotesLoaded(answer.body));
  yield* fork(preloadCurrent, answer.body);
}

/** Loads the remote of the requested page while the session is still being checked. */
function* preloadCurrent(remotes: RemoteEntry[]) {
  const { pathname } = window.location;
  const [, section] = pathname.split('/');
  const current = remotes.find(({ name }) => name === section);
  if (current && !current.entry) yield* call(preload, current);
}
