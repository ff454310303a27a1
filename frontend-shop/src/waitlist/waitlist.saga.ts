import { call, put, race, take, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { awaitedRequested, waitAsked, waitEnded, waitFailed } from './waitlist.slice';

/** Few visits have to do with it: the requests are loaded with the first of them. */
const loadRequests = () => import('./waitlist-requests').catch(() => null);

export function* waitlistSaga(): SagaGenerator<void> {
  yield* takeLatest(awaitedRequested, findAwaited);
  yield* takeLeading(waitAsked, ask);
  yield* takeLeading(waitEnded, end);
}

/** An answer from before a change would undo it: the change's own has the whole list. */
function* findAwaited() {
  yield* race({ found: call(loadAwaited), changed: take([waitAsked, waitEnded]) });
}

function* loadAwaited() {
  const requests = yield* call(loadRequests);
  if (requests) yield* call(requests.loadAwaited);
}

function* ask(action: ReturnType<typeof waitAsked>) {
  const requests = yield* call(loadRequests);
  if (requests) yield* call(requests.ask, action);
  else yield* put(waitFailed(unreachable));
}

function* end(action: ReturnType<typeof waitEnded>) {
  const requests = yield* call(loadRequests);
  if (requests) yield* call(requests.end, action);
  else yield* put(waitFailed(unreachable));
}

const unreachable = { message: 'Please check your connection, and try again.' };
