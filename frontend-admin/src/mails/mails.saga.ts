import { all, call, put, services, takeEvery, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { mailFailed, mailLoaded, mailRequested } from './mail.slice';
import { fetchMail, postAgain } from './mails.api';
import { mailsList } from './mails-list';
import { sendingAgainEnded, sendingAgainSubmitted } from './mails.slice';

export function* mailsSaga(): SagaGenerator<void> {
  yield* all([
    call(mailsList.saga),
    takeEvery(sendingAgainSubmitted, sendAgain),
    takeLatest(mailRequested, loadMail),
  ]);
}

/** The list also shows what became of an e-mail that could not be sent again. */
function* sendAgain({ payload: { id, email } }: ReturnType<typeof sendingAgainSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* postAgain(id, email);
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* put(sendingAgainEnded(id));
  if (email) yield* put(mailRequested(id));
  yield* mailsList.reload();
}

function* loadMail({ payload: id }: ReturnType<typeof mailRequested>) {
  yield* load(fetchMail(id), mailLoaded, mailFailed);
}
