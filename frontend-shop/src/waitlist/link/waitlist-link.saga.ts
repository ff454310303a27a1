import { put, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { confirmLink, endLink, openLink } from '../waitlist.api';
import {
  addressConfirmed,
  changeFailed,
  linkFailed,
  linkLoaded,
  linkOpened,
  requestEnded,
  requestForgotten,
} from './waitlist-link.slice';

export function* waitlistLinkSaga(): SagaGenerator<void> {
  yield* takeLatest(linkOpened, ({ payload: token }) => load(openLink(token), linkLoaded, linkFailed));
  yield* takeLeading(addressConfirmed, ({ payload: token }) =>
    load(confirmLink(token), linkLoaded, changeFailed),
  );
  yield* takeLeading(requestEnded, end);
}

function* end({ payload: token }: ReturnType<typeof requestEnded>) {
  const result = yield* endLink(token);
  yield* put(result.ok ? requestForgotten() : changeFailed(result.refusal));
}
