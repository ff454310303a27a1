import type { Refusal } from '@haberdash/kit/api/client';
import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, AddressFields } from './addresses.api';

interface AddressForm {
  /** The id of the address in the form; null while the form is for a new one. */
  editedId: string | null;
  /** Rises whenever the form starts over. */
  number: number;
}

interface AddressesState {
  addresses: Loadable<Address[]>;
  form: AddressForm;
  saving: RequestState;
  /** What the server found wrong, by field. */
  fieldErrors: Record<string, string>;
}

const initialState: AddressesState = {
  addresses: notLoaded,
  form: { editedId: null, number: 0 },
  saving: idle,
  fieldErrors: {},
};

const addresses = loadable<Address[]>().in('addresses');

function startOver(state: AddressesState, editedId: string | null = null) {
  state.form = { editedId, number: state.form.number + 1 };
  state.saving = idle;
  state.fieldErrors = {};
}

export const addressesSlice = createSlice({
  name: 'addresses',
  initialState,
  reducers: {
    addressesRequested: addresses.requested,
    addressesLoaded: addresses.loaded,
    addressesFailed: addresses.failed,
    editStarted: (state, { payload }: PayloadAction<{ addressId: string }>) =>
      startOver(state, payload.addressId),
    formCleared: (state) => startOver(state),
    saveRequested(state, _action: PayloadAction<AddressFields>) {
      state.saving = loading;
      state.fieldErrors = {};
    },
    saveFailed(state, { payload }: PayloadAction<Refusal>) {
      state.saving = failed(payload);
      const errors = payload.errors ?? [];
      state.fieldErrors = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
    },
    addressSaved(state, { payload }: PayloadAction<Address>) {
      const others = state.addresses.value ?? [];
      const isKnown = others.some(({ _id }) => _id === payload._id);
      state.addresses.value = isKnown
        ? others.map((other) => (other._id === payload._id ? payload : other))
        : [...others, payload];
      startOver(state);
    },
    deleteRequested: (_state, _action: PayloadAction<{ addressId: string }>) => {},
    addressDeleted(state, { payload }: PayloadAction<{ addressId: string }>) {
      const others = state.addresses.value?.filter(({ _id }) => _id !== payload.addressId);
      state.addresses.value = others ?? null;
      if (state.form.editedId === payload.addressId) startOver(state);
    },
  },
  selectors: {
    selectAddresses: (state) => state.addresses,
    selectForm: (state) => state.form,
    selectSaving: (state) => state.saving,
    selectFieldErrors: (state) => state.fieldErrors,
  },
});

export const {
  addressesRequested,
  addressesLoaded,
  addressesFailed,
  editStarted,
  formCleared,
  saveRequested,
  saveFailed,
  addressSaved,
  deleteRequested,
  addressDeleted,
} = addressesSlice.actions;
export const { selectAddresses, selectForm, selectSaving, selectFieldErrors } = addressesSlice.selectors;
