import { put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchLines } from '../stock-takes.api';
import { allLinesLoaded, countingListRequested, linesFailed, linesLoaded } from './counting-list.slice';

export function* countingListSaga(): SagaGenerator<void> {
  yield* takeLatest(countingListRequested, loadAll);
}

/** Loads page after page, the largest that the server gives. */
function* loadAll({ payload: id }: ReturnType<typeof countingListRequested>) {
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Record<string, string> = cursor === '' ? {} : { cursor };
    const result = yield* fetchLines(id, { limit: '100', ...page });
    if (!result.ok) return yield* put(linesFailed(result.refusal));
    yield* put(linesLoaded(result.body.data));
    cursor = result.body.meta.nextCursor;
  }
  return yield* put(allLinesLoaded());
}
