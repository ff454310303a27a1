import { all, call, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { auditList } from './audit-list';
import { fetchEntries } from './audit.api';
import { historyFailed, historyLoaded, historyRequested } from './history.slice';

export function* auditSaga(): SagaGenerator<void> {
  yield* all([call(auditList.saga), takeLatest(historyRequested, loadHistory)]);
}

function* loadHistory({ payload: subjectId }: ReturnType<typeof historyRequested>) {
  const result = yield* fetchEntries({ subjectId, limit: '20' });
  if (!result.ok) return yield* put(historyFailed(result.refusal));
  const { data, meta } = result.body;
  return yield* put(historyLoaded({ entries: data, hasMore: meta.nextCursor !== null }));
}
