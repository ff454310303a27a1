import { put, select, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { postWithdrawal } from './withdrawal.api';
import {
  confirmed,
  confirmFailed,
  selectFields,
  selectStatementId,
  withdrawalReceived,
} from './withdrawal.slice';

export function* withdrawalSaga(): SagaGenerator<void> {
  yield* takeLeading(confirmed, confirm);
}

function* confirm() {
  const id = yield* select(selectStatementId);
  const fields = yield* select(selectFields);
  if (id === null) return;
  const result = yield* postWithdrawal({ _id: id, ...fields });
  yield* put(result.ok ? withdrawalReceived(result.body.data) : confirmFailed(result.refusal));
}
