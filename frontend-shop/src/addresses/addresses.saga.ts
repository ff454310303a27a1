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
import { load } from '@haberdash/kit/load';
import { selectCountry } from '@haberdash/kit/countries/countries.slice';
import { countryOf, maxAddresses, problemsOf, sentFields } from './address-fields';
import { deleteAddress, fetchAddresses, postAddress, putAddress } from './addresses.api';
import {
  addressAdded,
  addressDeleted,
  addressesFailed,
  addressesLoaded,
  addressesRequested,
  addressUpdated,
  anotherRequested,
  deleteRequested,
  deletionUndone,
  fieldsRefused,
  formCleared,
  newStarted,
  saveFailed,
  saveRequested,
  selectAddresses,
  selectForm,
} from './addresses.slice';

export function* addressesSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(addressesRequested, loadAddresses),
    takeEvery(anotherRequested, startNew),
    takeLeading(saveRequested, saveAddress),
    takeEvery(deleteRequested, removeAddress),
    takeEvery(deletionUndone, addAgain),
  ]);
}

function* loadAddresses() {
  yield* load(fetchAddresses(yield* currentUserId()), addressesLoaded, addressesFailed);
}

function* startNew() {
  if (yield* isFull()) yield* refuseMore();
  else yield* put(newStarted());
}

function* isFull() {
  const { value: addresses } = yield* select(selectAddresses);
  return (addresses?.length ?? 0) >= maxAddresses;
}

function* refuseMore() {
  const { notifier } = yield* services();
  notifier.failure(`You can add max ${maxAddresses} addresses`);
}

function* saveAddress() {
  const { notifier } = yield* services();
  const { editedId, fields } = yield* select(selectForm);
  if (editedId === null && (yield* isFull())) {
    yield* put(formCleared());
    yield* refuseMore();
    return;
  }
  const format = yield* select(selectCountry, countryOf(fields));
  const problems = problemsOf(fields, format);
  if (Object.keys(problems).length > 0) {
    yield* put(fieldsRefused(problems));
    return;
  }
  const userId = yield* currentUserId();
  const isNew = editedId === null;
  const sent = sentFields(fields, format);
  const result = yield* isNew ? postAddress(userId, sent) : putAddress({ userId, addressId: editedId }, sent);
  if (result.ok) {
    yield* put((isNew ? addressAdded : addressUpdated)(result.body.data));
    notifier.success(`Address ${isNew ? 'added' : 'updated'} successfully`);
  } else {
    yield* put(saveFailed(result.refusal));
    // Errors of fields are shown at the fields.
    if (!result.refusal.errors?.length) notifier.failure(result.refusal.message);
  }
}

function* removeAddress({ payload }: ReturnType<typeof deleteRequested>) {
  const { notifier } = yield* services();
  const { value: addresses } = yield* select(selectAddresses);
  const deleted = addresses?.find(({ _id }) => _id === payload.addressId);
  const result = yield* deleteAddress({ userId: yield* currentUserId(), ...payload });
  if (result.ok) {
    yield* put(addressDeleted(payload));
    const action = deleted && { label: 'Undo', dispatches: deletionUndone(deleted) };
    notifier.success('Address deleted successfully', { action });
  } else {
    notifier.failure(result.refusal.message);
  }
}

/** Undo creates a new address with the same fields. */
function* addAgain({ payload }: ReturnType<typeof deletionUndone>) {
  const { notifier } = yield* services();
  const { _id, userId, ...fields } = payload;
  const result = yield* postAddress(userId, fields);
  if (result.ok) yield* put(addressAdded(result.body.data));
  else notifier.failure(result.refusal.message);
}
