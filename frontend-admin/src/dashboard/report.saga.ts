import { put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchReport } from './report.api';
import { reportFailed, reportLoaded, reportRequested } from './report.slice';

export function* reportSaga(): SagaGenerator<void> {
  yield* takeLatest(reportRequested, loadReport);
}

function* loadReport({ payload: query }: ReturnType<typeof reportRequested>) {
  const result = yield* fetchReport(query);
  yield* put(result.ok ? reportLoaded(result.body.data) : reportFailed(result.refusal));
}
