import type { Refusal } from '@haberdash/kit/api/client';
import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { blankFields, fieldsOf, isSame, type FieldErrors } from './address-fields';
import type { Address, AddressFields } from './addresses.api';

interface AddressForm {
  /** The user opened the form. Without any address, the form is shown anyway. */
  isOpen: boolean;
  /** The id of the address in the form; null while the form is for a new one. */
  editedId: string | null;
  /** Increases whenever the form is reset. */
  number: number;
  /** The fields hold what is typed, untrimmed. */
  fields: AddressFields;
}

interface AddressesState {
  addresses: Loadable<Address[]>;
  /** The id of the address that was added last. */
  addedId: string | null;
  form: AddressForm;
  saving: RequestState;
  /** Error messages by field. */
  fieldErrors: FieldErrors;
}

const initialState: AddressesState = {
  addresses: notLoaded,
  addedId: null,
  form: { isOpen: false, editedId: null, number: 0, fields: blankFields },
  saving: idle,
  fieldErrors: {},
};

const addresses = loadable<Address[]>().in('addresses');

function startOver(state: AddressesState, form: Pick<AddressForm, 'isOpen' | 'editedId'>) {
  const edited = addressWith(state, form.editedId);
  state.form = { ...form, number: state.form.number + 1, fields: edited ? fieldsOf(edited) : blankFields };
  state.saving = idle;
  state.fieldErrors = {};
}

function addressWith({ addresses: { value } }: AddressesState, addressId: string | null) {
  return value?.find(({ _id }) => _id === addressId);
}

/** Whether the form differs from what is saved. */
function hasUnsaved(state: AddressesState): boolean {
  const { editedId, fields } = state.form;
  const edited = addressWith(state, editedId);
  return !isSame(fields, edited ? fieldsOf(edited) : blankFields);
}

const labels: Record<keyof AddressFields, string> = {
  recipient: 'Recipient',
  country: 'Country',
  address: 'Address',
  city: 'City',
  region: 'This',
  pincode: 'Pincode',
  phone: 'Phone',
  notes: 'Notes',
};

const closed = { isOpen: false, editedId: null };
const openForNew = { isOpen: true, editedId: null };

export const addressesSlice = createSlice({
  name: 'addresses',
  initialState,
  reducers: {
    addressesRequested: addresses.requested,
    addressesLoaded: addresses.loaded,
    addressesFailed: addresses.failed,
    /** Refused when the maximum is reached. */
    anotherRequested() {},
    newStarted: (state) => startOver(state, openForNew),
    editStarted: (state, { payload }: PayloadAction<{ addressId: string }>) =>
      startOver(state, { isOpen: true, editedId: payload.addressId }),
    formCleared: (state) => startOver(state, openForNew),
    formClosed: (state) => startOver(state, closed),
    fieldChanged(state, { payload }: PayloadAction<Partial<AddressFields>>) {
      Object.assign(state.form.fields, payload);
      // A value that was wrong in one country may be right in another.
      if (payload.country) state.fieldErrors = {};
    },
    saveRequested(state) {
      state.saving = loading;
      state.fieldErrors = {};
    },
    saveFailed(state, { payload }: PayloadAction<Refusal>) {
      state.saving = failed(payload);
      const errors = payload.errors ?? [];
      state.fieldErrors = Object.fromEntries(
        errors.map(({ path, message }) => [path, `${labels[path as keyof AddressFields]} ${message}`]),
      );
    },
    /** Client-side validation failed; nothing was sent. */
    fieldsRefused(state, { payload }: PayloadAction<FieldErrors>) {
      state.saving = idle;
      state.fieldErrors = payload;
    },
    addressAdded(state, { payload }: PayloadAction<Address>) {
      state.addresses.value = [...(state.addresses.value ?? []), payload];
      state.addedId = payload._id;
      startOver(state, closed);
    },
    addressUpdated(state, { payload }: PayloadAction<Address>) {
      const updated = state.addresses.value?.map((other) => (other._id === payload._id ? payload : other));
      state.addresses.value = updated ?? null;
      startOver(state, closed);
    },
    deleteRequested: (_state, _action: PayloadAction<{ addressId: string }>) => {},
    addressDeleted(state, { payload }: PayloadAction<{ addressId: string }>) {
      const others = state.addresses.value?.filter(({ _id }) => _id !== payload.addressId);
      state.addresses.value = others ?? null;
      if (state.form.editedId === payload.addressId) startOver(state, closed);
    },
    deletionUndone: (_state, _action: PayloadAction<Address>) => {},
  },
  selectors: {
    selectAddresses: (state) => state.addresses,
    selectAddedId: (state) => state.addedId,
    selectForm: (state) => state.form,
    selectHasUnsaved: hasUnsaved,
    selectSaving: (state) => state.saving,
    selectFieldErrors: (state) => state.fieldErrors,
  },
});

export const {
  addressesRequested,
  addressesLoaded,
  addressesFailed,
  anotherRequested,
  newStarted,
  editStarted,
  formCleared,
  formClosed,
  fieldChanged,
  saveRequested,
  saveFailed,
  fieldsRefused,
  addressAdded,
  addressUpdated,
  deleteRequested,
  addressDeleted,
  deletionUndone,
} = addressesSlice.actions;
export const {
  selectAddresses,
  selectAddedId,
  selectForm,
  selectHasUnsaved,
  selectSaving,
  selectFieldErrors,
} = addressesSlice.selectors;
