import { all, put, services, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchSecondFactor, postBegin, postTurnOff, postTurnOn } from './second-factor.api';
import {
  codeSubmitted,
  factorFailed,
  factorLoaded,
  factorRequested,
  formsClosed,
  refused,
  secretGiven,
  setUpStarted,
  turnedOn,
  turnOffSubmitted,
} from './second-factor.slice';

export function* secondFactorSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(factorRequested, loadFactor),
    takeLeading(setUpStarted, begin),
    takeLeading(codeSubmitted, turnOn),
    takeLeading(turnOffSubmitted, turnOff),
  ]);
}

function* loadFactor() {
  yield* load(fetchSecondFactor(), factorLoaded, factorFailed);
}

function* begin() {
  yield* load(postBegin(), secretGiven, refused);
}

function* turnOn({ payload }: ReturnType<typeof codeSubmitted>) {
  const result = yield* postTurnOn(payload.code);
  if (!result.ok) {
    yield* put(refused(result.refusal));
    return;
  }
  yield* put(turnedOn(result.body.data.recoveryCodes));
  yield* put(factorRequested());
}

function* turnOff({ payload }: ReturnType<typeof turnOffSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* postTurnOff(payload);
  if (!result.ok) {
    yield* put(refused(result.refusal));
    return;
  }
  notifier.success(result.body.message);
  yield* put(formsClosed());
  yield* put(factorRequested());
}
