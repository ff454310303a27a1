import { all, put, services, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
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
  const result = yield* fetchSecondFactor();
  yield* put(result.ok ? factorLoaded(result.body.data) : factorFailed(result.refusal));
}

function* begin() {
  const result = yield* postBegin();
  yield* put(result.ok ? secretGiven(result.body.data) : refused(result.refusal));
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
