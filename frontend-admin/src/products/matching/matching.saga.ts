import {
  all,
  delay,
  put,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { productsList } from '../products-list';
import { fetchCount, fetchProgress, postStates, type StateChangeProgress } from './matching.api';
import {
  countFailed,
  countLoaded,
  countRequested,
  progressed,
  statesChanged,
  statesRefused,
  statesSubmitted,
} from './matching.slice';

/** The job needs about as long for a hundred products. */
const pauseMs = 500;

export function* matchingSaga(): SagaGenerator<void> {
  yield* all([takeLatest(countRequested, loadCount), takeLeading(statesSubmitted, changeStates)]);
}

function* loadCount({ payload: query }: ReturnType<typeof countRequested>) {
  const result = yield* fetchCount(query);
  yield* put(result.ok ? countLoaded(result.body.data.count) : countFailed(result.refusal));
}

/** The job goes on when this page is closed. */
function* changeStates({ payload }: ReturnType<typeof statesSubmitted>) {
  const { notifier } = yield* services();
  let result = yield* postStates(payload);
  while (result.ok && !isDone(result.body.data)) {
    yield* put(progressed(result.body.data));
    yield* delay(pauseMs);
    result = yield* fetchProgress(result.body.data._id);
  }
  if (!result.ok) return yield* put(statesRefused(result.refusal));
  notifier.success(`${result.body.data.total} products updated successfully`);
  yield* put(statesChanged());
  return yield* productsList.reload();
}

const isDone = ({ done, total }: StateChangeProgress): boolean => done >= total;
