import { all, call, put, services, takeEvery, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { putHidden, putManyHidden, putReply } from './reviews.api';
import { reviewsList } from './reviews-list';
import {
  hidingRefused,
  hidingSubmitted,
  replyClosed,
  replyRefused,
  replySubmitted,
  reviewsHidden,
  showingEnded,
  showingSubmitted,
} from './reviews.slice';

export function* reviewsSaga(): SagaGenerator<void> {
  yield* all([
    call(reviewsList.saga),
    takeLeading(hidingSubmitted, hideReviews),
    takeLeading(replySubmitted, reply),
    takeEvery(showingSubmitted, showReviews),
  ]);
}

function* hideReviews({ payload: { ids, reason } }: ReturnType<typeof hidingSubmitted>) {
  const refusal = yield* save(ids, reason);
  if (refusal) return yield* put(hidingRefused(refusal));
  yield* put(reviewsHidden());
  return yield* reviewsList.reload();
}

function* reply({ payload: { id, text } }: ReturnType<typeof replySubmitted>) {
  const { notifier } = yield* services();
  const result = yield* putReply(id, text);
  if (!result.ok) return yield* put(replyRefused(result.refusal));
  notifier.success(result.body.message);
  yield* put(replyClosed());
  return yield* reviewsList.reload();
}

function* showReviews({ payload: ids }: ReturnType<typeof showingSubmitted>) {
  const { notifier } = yield* services();
  const refusal = yield* save(ids);
  if (refusal) notifier.failure(refusal.message);
  yield* put(showingEnded(ids));
  if (!refusal) yield* reviewsList.reload();
}

/** @returns why nothing was changed */
function* save(ids: string[], reason?: string): SagaGenerator<{ message: string } | undefined> {
  const { notifier } = yield* services();
  const [id] = ids;
  if (ids.length === 1 && id) {
    const result = yield* putHidden(id, reason);
    if (!result.ok) return result.refusal;
    notifier.success(result.body.message);
    return undefined;
  }
  const result = yield* putManyHidden({ reviewIds: ids, reason });
  if (!result.ok) return result.refusal;
  const refused = result.body.data.flatMap(({ refusal }) => refusal ?? []);
  const changed = ids.length - refused.length;
  const [first] = refused;
  if (first) notifier.failure(`${refused.length} of ${ids.length} could not be changed: ${first.message}`);
  if (changed > 0) notifier.success(textOf(changed, reason === undefined ? 'shown again' : 'hidden'));
  return undefined;
}

const textOf = (count: number, what: string): string =>
  count === 1 ? `1 review is ${what}` : `${count} reviews are ${what}`;
