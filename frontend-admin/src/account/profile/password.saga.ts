import { put, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { postPasswords } from './password.api';
import { passwordChanged, passwordRefused, passwordsSubmitted } from './password.slice';

export function* passwordSaga(): SagaGenerator<void> {
  yield* takeLeading(passwordsSubmitted, changePassword);
}

function* changePassword({ payload }: ReturnType<typeof passwordsSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* postPasswords(payload);
  if (!result.ok) {
    yield* put(passwordRefused(result.refusal));
    return;
  }
  notifier.success('Your password is changed. Every other device is signed out.');
  yield* put(passwordChanged());
}
