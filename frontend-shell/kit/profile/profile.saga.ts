import { all, put, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { postEmailCode, postNewEmail, putName } from './profile.api';
import {
  codeSent,
  emailCodeSubmitted,
  emailRefused,
  nameRefused,
  nameSubmitted,
  newEmailSubmitted,
} from './profile.slice';

export function* profileSaga(): SagaGenerator<void> {
  yield* all([
    takeLeading(nameSubmitted, rename),
    takeLeading(newEmailSubmitted, requestEmail),
    takeLeading(emailCodeSubmitted, confirmEmail),
  ]);
}

function* rename({ payload: { userName, page } }: ReturnType<typeof nameSubmitted>) {
  const result = yield* putName(userName);
  if (result.ok) yield* reload(page);
  else yield* put(nameRefused(result.refusal));
}

function* requestEmail({ payload }: ReturnType<typeof newEmailSubmitted>) {
  const result = yield* postNewEmail(payload);
  yield* put(result.ok ? codeSent(payload.newEmail) : emailRefused(result.refusal));
}

function* confirmEmail({ payload: { code, page } }: ReturnType<typeof emailCodeSubmitted>) {
  const result = yield* postEmailCode(code);
  if (result.ok) yield* reload(page);
  else yield* put(emailRefused(result.refusal));
}

/** The shell, which shows the user in its frame, learns it with the next page. */
function* reload(page: string) {
  const { navigator } = yield* services();
  navigator.leave(page);
}
