import {
  actionChannel,
  call,
  isSignedIn,
  put,
  take,
  takeEvery,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { cartRequested } from '../cart/cart.slice';
import { readItem } from '../ui/storage';
import { wishesKey } from './wishes-key';
import { wishesActions, wishesFailed, wishesFound, type WishesAction } from './wishes.slice';

/** Few visits have to do with wishes: what handles them loads with the first of them. */
export function* wishesSaga(): SagaGenerator<void> {
  yield* takeEvery(cartRequested, findWishes);
  const waiting = yield* actionChannel<WishesAction>([...wishesActions]);
  for (;;) {
    const action = yield* take(waiting);
    const loaded = yield* call(() => import('./handle-wishes').catch(() => null));
    if (loaded) yield* call(loaded.handleWishes, action, waiting);
    else yield* put(wishesFailed({ message: 'Please check your connection, and try again.' }));
  }
}

/** Whenever somebody has signed in, the frame requests the cart. */
function* findWishes() {
  if ((yield* isSignedIn()) && readItem('localStorage', wishesKey) !== null) yield* put(wishesFound());
}
