import { all, call, put, services, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { postAgain } from './mails.api';
import { mailsList } from './mails-list';
import { sendingAgainEnded, sendingAgainSubmitted } from './mails.slice';

export function* mailsSaga(): SagaGenerator<void> {
  yield* all([call(mailsList.saga), takeEvery(sendingAgainSubmitted, sendAgain)]);
}

/** The list also shows what became of an e-mail that could not be sent again. */
function* sendAgain({ payload: id }: ReturnType<typeof sendingAgainSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* postAgain(id);
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* put(sendingAgainEnded(id));
  yield* mailsList.reload();
}
