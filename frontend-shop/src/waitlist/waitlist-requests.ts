import { currentUserId, isSignedIn, put } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { deleteAwaited, fetchAwaited, postWait, putAwaited } from './waitlist.api';
import { awaitedLoaded, linkSent, waitFailed, type waitAsked, type waitEnded } from './waitlist.slice';

const signedOut = { message: 'Your session has ended. Please sign in again.' };

/** A failure is not shown: asking again changes nothing. */
export function* loadAwaited() {
  if (!(yield* isSignedIn())) return;
  const result = yield* fetchAwaited(yield* currentUserId());
  if (result.ok) yield* put(awaitedLoaded(result.body.data));
}

export function* ask({ payload: { variantId, email } }: ReturnType<typeof waitAsked>) {
  if (email === undefined) {
    if (!(yield* isSignedIn())) return yield* put(waitFailed(signedOut));
    yield* load(putAwaited(yield* currentUserId(), variantId), awaitedLoaded, waitFailed);
    return;
  }
  const result = yield* postWait({ variantId, email });
  yield* put(result.ok ? linkSent({ variantId, message: result.body.message }) : waitFailed(result.refusal));
}

export function* end({ payload: variantId }: ReturnType<typeof waitEnded>) {
  if (!(yield* isSignedIn())) return yield* put(waitFailed(signedOut));
  yield* load(deleteAwaited(yield* currentUserId(), variantId), awaitedLoaded, waitFailed);
}
