import { takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchReport } from './report.api';
import { reportFailed, reportLoaded, reportRequested } from './report.slice';

export function* reportSaga(): SagaGenerator<void> {
  yield* takeLatest(reportRequested, loadReport);
}

function* loadReport({ payload: query }: ReturnType<typeof reportRequested>) {
  yield* load(fetchReport(query), reportLoaded, reportFailed);
}
