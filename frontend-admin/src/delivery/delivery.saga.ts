import {
  all,
  call,
  put,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { calendarEditor, methodEditor, zoneEditor } from './delivery-editors';
import { deleteMethod, deleteZone, fetchDelivery, fetchTrial } from './delivery.api';
import {
  deliveryFailed,
  deliveryLoaded,
  deliveryRequested,
  methodDeleteRequested,
  trialFailed,
  trialLoaded,
  trialRequested,
  zoneDeleteRequested,
} from './delivery.slice';

export function* deliverySaga(): SagaGenerator<void> {
  yield* all([
    call(zoneEditor.saga),
    call(methodEditor.saga),
    call(calendarEditor.saga),
    takeLatest(deliveryRequested, loadDelivery),
    takeLatest(trialRequested, loadTrial),
    takeLeading([zoneDeleteRequested, methodDeleteRequested], removeEntry),
  ]);
}

function* loadDelivery() {
  yield* load(fetchDelivery(), deliveryLoaded, deliveryFailed);
}

function* loadTrial({ payload }: ReturnType<typeof trialRequested>) {
  yield* load(fetchTrial(payload), trialLoaded, trialFailed);
}

function* removeEntry(action: ReturnType<typeof zoneDeleteRequested | typeof methodDeleteRequested>) {
  const { notifier } = yield* services();
  const result = yield* zoneDeleteRequested.match(action)
    ? deleteZone(action.payload)
    : deleteMethod(action.payload);
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* put(deliveryRequested());
}
