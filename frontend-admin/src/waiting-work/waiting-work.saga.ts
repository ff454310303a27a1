import { takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchWaitingWork } from './waiting-work.api';
import { waitingWorkFailed, waitingWorkLoaded, waitingWorkRequested } from './waiting-work.slice';

export function* waitingWorkSaga(): SagaGenerator<void> {
  yield* takeLatest(waitingWorkRequested, loadWaitingWork);
}

function* loadWaitingWork() {
  yield* load(fetchWaitingWork(), waitingWorkLoaded, waitingWorkFailed);
}
