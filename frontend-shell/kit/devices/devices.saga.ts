import { all, put, services, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { deleteOtherSessions, deleteSession, fetchDevices } from './devices.api';
import { devicesFailed, devicesLoaded, devicesRequested, endRequested } from './devices.slice';

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
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* put(devicesRequested());
}
