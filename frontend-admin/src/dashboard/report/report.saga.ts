import { all, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchFailedMails, fetchReport } from './report.api';
import { failedMailsCounted, reportFailed, reportLoaded, reportRequested } from './report.slice';

export function* reportSaga(): SagaGenerator<void> {
  yield* takeLatest(reportRequested, loadReport);
}

function* loadReport({ payload: query }: ReturnType<typeof reportRequested>) {
  const { result, mails } = yield* all({ result: fetchReport(query), mails: fetchFailedMails() });
  if (mails.ok) {
    const { total: count, totalIsExact: isExact } = mails.body.meta;
    yield* put(failedMailsCounted({ count, isExact }));
  }
  yield* put(result.ok ? reportLoaded(result.body.data) : reportFailed(result.refusal));
}
