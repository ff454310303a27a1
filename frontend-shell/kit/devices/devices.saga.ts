import { all, put, services, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { deleteOtherSessions, deleteSession, fetchDevices } from './devices.api';
import {
  devicesFailed,
  devicesLoaded,
  devicesRequested,
  ended,
  endFailed,
  endRequested,
} from './devices.slice';

export function* devicesSaga(): SagaGenerator<void> {
  yield* all([takeLatest(devicesRequested, loadDevices), takeLeading(endRequested, endSession)]);
}

function* loadDevices() {
  const result = yield* fetchDevices();
  yield* put(result.ok ? devicesLoaded(result.body.data) : devicesFailed(result.refusal));
}

function* endSession({ payload }: ReturnType<typeof endRequested>) {
  const { notifier } = yield* services();
  const result = yield* payload === 'others' ? deleteOtherSessions() : deleteSession(payload);
  if (result.ok) {
    yield* put(ended(payload));
    notifier.success(result.body.message);
    return;
  }
  yield* put(endFailed());
  notifier.failure(result.refusal.message);
  // That session may be over, or there may be others by now.
  yield* put(devicesRequested());
}
