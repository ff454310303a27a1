import { all, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchCustomer } from '../../customers/customers.api';
import { fetchMails } from '../../mails/mails.api';
import {
  customerFailed,
  customerLoaded,
  customerRequested,
  mailsFailed,
  mailsLoaded,
  mailsRequested,
  orderPageLeft,
} from './order-page.slice';

/** An order has few e-mails. */
const mostMails = '100';

export function* orderPageSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([mailsRequested, orderPageLeft], loadMails),
    takeLatest([customerRequested, orderPageLeft], loadCustomer),
  ]);
}

function* loadMails(action: ReturnType<typeof mailsRequested | typeof orderPageLeft>) {
  if (!mailsRequested.match(action)) return;
  const result = yield* fetchMails({ order: action.payload, limit: mostMails });
  yield* put(result.ok ? mailsLoaded(result.body.data) : mailsFailed(result.refusal));
}

function* loadCustomer(action: ReturnType<typeof customerRequested | typeof orderPageLeft>) {
  if (!customerRequested.match(action)) return;
  yield* load(fetchCustomer(action.payload), customerLoaded, customerFailed);
}
