import { all, put, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
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
  yield* all([takeLeading(linkSubmitted, sendLink), takeLeading(revocationSubmitted, revokeLinks)]);
}

function* sendLink({ payload: orderId }: ReturnType<typeof linkSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* postLink(orderId);
  if (result.ok) notifier.success(result.body.message);
  yield* put(result.ok ? linkSent() : linkRefused(result.refusal));
  yield* reloadOrder(orderId);
}

function* revokeLinks({ payload: orderId }: ReturnType<typeof revocationSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* deleteLinks(orderId);
  if (result.ok) notifier.success(result.body.message);
  yield* put(result.ok ? linksRevoked() : revocationRefused(result.refusal));
  yield* reloadOrder(orderId);
}
