import {
  all,
  currentUserId,
  put,
  select,
  services,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { deleteAddress, fetchAddresses, postAddress, putAddress } from './addresses.api';
import {
  addressDeleted,
  addressesFailed,
  addressesLoaded,
  addressesRequested,
  addressSaved,
  deleteRequested,
  formCleared,
  saveFailed,
  saveRequested,
  selectAddresses,
  selectForm,
} from './addresses.slice';

const MAX_ADDRESSES = 3;

export function* addressesSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(addressesRequested, loadAddresses),
    takeLeading(saveRequested, saveAddress),
    takeEvery(deleteRequested, removeAddress),
  ]);
}

function* loadAddresses() {
  const answer = yield* fetchAddresses(yield* currentUserId());
  yield* put(answer.ok ? addressesLoaded(answer.body.data) : addressesFailed(answer.refusal));
}

function* saveAddress({ payload: fields }: ReturnType<typeof saveRequested>) {
  const { notifier } = yield* services();
  const { value: addresses } = yield* select(selectAddresses);
  const { editedId } = yield* select(selectForm);
  if (editedId === null && addresses && addresses.length >= MAX_ADDRESSES) {
    yield* put(formCleared());
    notifier.failure(`You can add max ${MAX_ADDRESSES} addresses`);
    return;
  }
  const userId = yield* currentUserId();
  const answer = yield* editedId === null
    ? postAddress(userId, fields)
    : putAddress({ userId, addressId: editedId }, fields);
  if (answer.ok) {
    yield* put(addressSaved(answer.body.data));
    notifier.success(`Address ${editedId === null ? 'added' : 'updated'} successfully`);
  } else {
    yield* put(saveFailed(answer.refusal));
    // What stands at a field needs no toast.
    if (!answer.refusal.errors?.length) notifier.failure(answer.refusal.message);
  }
}

function* removeAddress({ payload }: ReturnType<typeof deleteRequested>) {
  const { notifier } = yield* services();
  const answer = yield* deleteAddress({ userId: yield* currentUserId(), ...payload });
  if (answer.ok) {
    yield* put(addressDeleted(payload));
    notifier.success('Address deleted successfully');
  } else {
    notifier.failure(answer.refusal.message);
  }
}
