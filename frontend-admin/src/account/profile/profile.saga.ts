import { all, put, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { postEmailCode, postNewEmail, postPasswords, putName } from './profile.api';
import {
  codeSent,
  emailCodeSubmitted,
  emailRefused,
  nameRefused,
  nameSubmitted,
  newEmailSubmitted,
  passwordChanged,
  passwordRefused,
  passwordsSubmitted,
} from './profile.slice';

export function* profileSaga(): SagaGenerator<void> {
  yield* all([
    takeLeading(nameSubmitted, rename),
    takeLeading(newEmailSubmitted, requestEmail),
    takeLeading(emailCodeSubmitted, confirmEmail),
    takeLeading(passwordsSubmitted, changePassword),
  ]);
}

function* rename({ payload }: ReturnType<typeof nameSubmitted>) {
  const result = yield* putName(payload);
  if (result.ok) yield* showAccountAgain();
  else yield* put(nameRefused(result.refusal));
}

function* requestEmail({ payload }: ReturnType<typeof newEmailSubmitted>) {
  const result = yield* postNewEmail(payload);
  yield* put(result.ok ? codeSent(payload.newEmail) : emailRefused(result.refusal));
}

function* confirmEmail({ payload }: ReturnType<typeof emailCodeSubmitted>) {
  const result = yield* postEmailCode(payload);
  if (result.ok) yield* showAccountAgain();
  else yield* put(emailRefused(result.refusal));
}

/** The shell, which shows the user in its frame, learns it with the next page. */
function* showAccountAgain() {
  const { navigator } = yield* services();
  navigator.leave('/admin/account');
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
