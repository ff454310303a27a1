import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import type { Address, AddressFields } from './addresses.api';

interface AddressesState {
  addresses: Address[];
  request: RequestState;
  /** The id of the address in the form; null while the form is for a new one. */
  editedId: string | null;
  isSaving: boolean;
  /** Rises whenever the form starts over. */
  formNumber: number;
}

const initialState: AddressesState = {
  addresses: [],
  request: loading,
  editedId: null,
  isSaving: false,
  formNumber: 0,
};

function startOver(state: AddressesState) {
  state.editedId = null;
  state.isSaving = false;
  state.formNumber += 1;
}

export const addressesSlice = createSlice({
  name: 'addresses',
  initialState,
  reducers: {
    addressesRequested(state) {
      state.request = loading;
    },
    addressesLoaded(state, { payload }: PayloadAction<Address[]>) {
      state.addresses = payload;
      state.request = idle;
    },
    addressesFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.addresses = [];
      state.request = failed(payload);
    },
    editStarted(state, { payload }: PayloadAction<{ addressId: string }>) {
      startOver(state);
      state.editedId = payload.addressId;
    },
    formCleared: startOver,
    saveRequested(state, _action: PayloadAction<AddressFields>) {
      state.isSaving = true;
    },
    saveFailed(state) {
      state.isSaving = false;
    },
    addressSaved(state, { payload }: PayloadAction<Address>) {
      const index = state.addresses.findIndex(({ _id }) => _id === payload._id);
      if (index < 0) state.addresses.push(payload);
      else state.addresses[index] = payload;
      startOver(state);
    },
    deleteRequested: (_state, _action: PayloadAction<{ addressId: string }>) => {},
    addressDeleted(state, { payload }: PayloadAction<{ addressId: string }>) {
      state.addresses = state.addresses.filter(({ _id }) => _id !== payload.addressId);
      if (state.editedId === payload.addressId) startOver(state);
    },
  },
  selectors: {
    selectAddressBook: (state) => state,
    selectAddresses: (state) => state.addresses,
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
export const { selectAddressBook, selectAddresses } = addressesSlice.selectors;
