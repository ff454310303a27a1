import { call, fork, put, select, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { selectSession } from '../auth/session.slice';
import { preload, register } from './load-remote';
import { fetchPageShape } from './page-shape';
import { fetchRemotes, type RemoteEntry } from './remotes.api';
import { pageShapeLoaded, remotesFailed, remotesLoaded, remotesRequested } from './remotes.slice';

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

/** The files of the page that was asked for may come while the session is still being checked. */
function* preloadCurrent(remotes: RemoteEntry[]) {
  const { pathname } = window.location;
  const [, section] = pathname.split('/');
  const current = remotes.find(({ name }) => name === section);
  if (!current || current.entry) return;
  const { isChecked } = yield* select(selectSession);
  if (!isChecked) yield* fork(showShape, current, pathname);
  yield* call(preload, current);
}

function* showShape(remote: RemoteEntry, path: string) {
  yield* put(pageShapeLoaded(yield* call(fetchPageShape, remote, path)));
}
