import { call, fork, put, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { preload, register } from './load-remote';
import { fetchRemotes, type RemoteEntry } from './remotes.api';
import { remotesFailed, remotesLoaded, remotesRequested } from './remotes.slice';

export function* remotesSaga(): SagaGenerator<void> {
  yield* takeLeading(remotesRequested, loadRemotes);
}

function* loadRemotes({ payload: known }: ReturnType<typeof remotesRequested>) {
  const result = known ? { ok: true as const, body: known } : yield* fetchRemotes();
  if (!result.ok) {
    yield* put(remotesFailed(result.refusal));
    return;
  }
  yield* call(register, result.body);
  yield* put(remotesLoaded(result.body));
  yield* fork(preloadCurrent, result.body);
}

/** Loads the requested page's remote while the session is being checked. */
function* preloadCurrent(remotes: RemoteEntry[]) {
  const { pathname } = window.location;
  const [, section] = pathname.split('/');
  const current = remotes.find(({ name }) => name === section);
  if (current && !current.entry) yield* call(preload, current);
}
