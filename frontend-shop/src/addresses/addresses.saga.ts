import {
  all,
  callApi,
  currentUserId,
  put,
  select,
  services,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { addAddress, deleteAddress, editAddress, fetchAddresses } from './addresses.api';
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
  selectAddressBook,
} from './addresses.slice';

const MOST_ADDRESSES = 3;

export function* addressesSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(addressesRequested, loadAddresses),
    takeLeading(saveRequested, saveAddress),
    takeEvery(deleteRequested, removeAddress),
  ]);
}

function* loadAddresses() {
  const answer = yield* callApi(fetchAddresses(yield* currentUserId()));
  if (answer.ok) yield* put(addressesLoaded(answer.body.data));
  else yield* put(addressesFailed(answer.refusal));
}

function* saveAddress({ payload: fields }: ReturnType<typeof saveRequested>) {
  const { notifier } = yield* services();
  const { addresses, editedId } = yield* select(selectAddressBook);
  if (editedId === null && addresses.length >= MOST_ADDRESSES) {
    yield* put(formCleared());
    notifier.failure(`You can add max ${MOST_ADDRESSES} addresses`);
    return;
  }
  const userId = yield* currentUserId();
  const answer = yield* callApi(
    editedId === null ? addAddress(userId, fields) : editAddress({ userId, addressId: editedId }, fields),
  );
  if (answer.ok) {
    yield* put(addressSaved(answer.body.data));
    notifier.success(`Address ${editedId === null ? 'added' : 'updated'} successfully`);
  } else {
    yield* put(saveFailed());
    notifier.failure(answer.refusal.message);
  }
}

function* removeAddress({ payload }: ReturnType<typeof deleteRequested>) {
  const { notifier } = yield* services();
  const answer = yield* callApi(deleteAddress({ userId: yield* currentUserId(), ...payload }));
  if (answer.ok) {
    yield* put(addressDeleted(payload));
    notifier.success('Address deleted successfully');
  } else {
    notifier.failure(answer.refusal.message);
  }
}
