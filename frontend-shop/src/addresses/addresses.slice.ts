import type { Refusal } from '@haberdash/kit/api/client';
import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@haberdash/kit/store';
import type { Address, AddressFields } from './addresses.api';

interface AddressForm {
  /** Someone asked for it; while there is no address it is there anyway. */
  isOpen: boolean;
  /** The id of the address in the form; null while the form is for a new one. */
  editedId: string | null;
  /** Rises whenever the form starts over. */
  number: number;
}

interface AddressesState {
  addresses: Loadable<Address[]>;
  /** The one that was added last. */
  addedId: string | null;
  form: AddressForm;
  saving: RequestState;
  /** What the server found wrong, by field. */
  fieldErrors: Record<string, string>;
}

const initialState: AddressesState = {
  addresses: notLoaded,
  addedId: null,
  form: { isOpen: false, editedId: null, number: 0 },
  saving: idle,
  fieldErrors: {},
};

const addresses = loadable<Address[]>().in('addresses');

function startOver(state: AddressesState, form: Omit<AddressForm, 'number'>) {
  state.form = { ...form, number: state.form.number + 1 };
  state.saving = idle;
  state.fieldErrors = {};
}

const closed = { isOpen: false, editedId: null };
const openForNew = { isOpen: true, editedId: null };

export const addressesSlice = createSlice({
  name: 'addresses',
  initialState,
  reducers: {
    addressesRequested: addresses.requested,
    addressesLoaded: addresses.loaded,
    addressesFailed: addresses.failed,
    newStarted: (state) => startOver(state, openForNew),
    editStarted: (state, { payload }: PayloadAction<{ addressId: string }>) =>
      startOver(state, { isOpen: true, editedId: payload.addressId }),
    formCleared: (state) => startOver(state, openForNew),
    formClosed: (state) => startOver(state, closed),
    saveRequested(state, _action: PayloadAction<AddressFields>) {
      state.saving = loading;
      state.fieldErrors = {};
    },
    saveFailed(state, { payload }: PayloadAction<Refusal>) {
      state.saving = failed(payload);
      const errors = payload.errors ?? [];
      state.fieldErrors = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
    },
    /** It was not sent. */
    fieldsDoubted(state, { payload }: PayloadAction<Record<string, string>>) {
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
    selectSaving: (state) => state.saving,
    selectFieldErrors: (state) => state.fieldErrors,
  },
});

export const {
  addressesRequested,
  addressesLoaded,
  addressesFailed,
  newStarted,
  editStarted,
  formCleared,
  formClosed,
  saveRequested,
  saveFailed,
  fieldsDoubted,
  addressAdded,
  addressUpdated,
  deleteRequested,
  addressDeleted,
  deletionUndone,
} = addressesSlice.actions;
export const { selectAddresses, selectAddedId, selectForm, selectSaving, selectFieldErrors } =
  addressesSlice.selectors;
