import { put, services, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { reloadOrder } from '../reload-order';
import { deleteLinks, postLink } from './order-links.api';
import {
  linkRefused,
  linkSent,
  linksRevoked,
  linkSubmitted,
  revocationRefused,
  revocationSubmitted,
} from './order-links.slice';

export function* orderLinksSaga(): SagaGenerator<void> {
  // The buttons wait for each other, and another order's do not wait.
  yield* takeEvery(linkSubmitted, sendLink);
  yield* takeEvery(revocationSubmitted, revokeLinks);
}

function* sendLink({ payload: orderId }: ReturnType<typeof linkSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* postLink(orderId);
  if (result.ok) notifier.success(result.body.message);
  yield* put(result.ok ? linkSent(orderId) : linkRefused({ ...result.refusal, orderId }));
  yield* reloadOrder(orderId);
}

function* revokeLinks({ payload: orderId }: ReturnType<typeof revocationSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* deleteLinks(orderId);
  if (result.ok) notifier.success(result.body.message);
  yield* put(result.ok ? linksRevoked(orderId) : revocationRefused({ ...result.refusal, orderId }));
  yield* reloadOrder(orderId);
}
