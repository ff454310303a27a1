import { put, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { postNewPassword } from './password.api';
import { changeFailed, changeRequested, passwordChanged } from './password.slice';

export function* passwordSaga(): SagaGenerator<void> {
  yield* takeLeading(changeRequested, changePassword);
}

function* changePassword({ payload }: ReturnType<typeof changeRequested>) {
  const result = yield* postNewPassword(payload);
  yield* put(result.ok ? passwordChanged() : changeFailed(result.refusal));
}
