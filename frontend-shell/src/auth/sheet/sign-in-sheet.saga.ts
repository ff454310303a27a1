import { all, put, select, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { signedIn } from '../session/session.slice';
import { selectSignInSheet, signInGivenUp, signInSheetLeft } from './sign-in-sheet.slice';

export function* signInSheetSaga(): SagaGenerator<void> {
  yield* all([takeEvery(signedIn, carryOutWish), takeEvery(signInGivenUp, giveUpWish)]);
}

/** A copy is dispatched: the store's own is frozen, and redux-saga marks what it dispatches. */
function* carryOutWish() {
  const { whenSignedIn } = (yield* select(selectSignInSheet)).wish;
  yield* put(signInSheetLeft());
  if (whenSignedIn) yield* put({ ...whenSignedIn });
}

function* giveUpWish() {
  const { whenGivenUp } = (yield* select(selectSignInSheet)).wish;
  yield* put(signInSheetLeft());
  if (whenGivenUp) yield* put({ ...whenGivenUp });
}
