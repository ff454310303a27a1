import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addressAdded } from '../addresses/addresses.slice';
import { storedAddressId } from './chosen-address';

/** A retry of the same order sends the same idempotency key; another cart or address starts a new attempt. */
interface Attempt {
  key: string;
  order: string;
}

/** An order requires both. */
export type Missing = 'cart' | 'address';

interface CheckoutState {
  addressId: string | null;
  /** A new object for each attempt, so that effects run again. */
  missing: { what: Missing } | null;
  attempt: Attempt | null;
  paying: RequestState;
  /** The code of the last refusal. */
  refusalCode: string | null;
  /** The target of the sandbox panel's form; without it there is no panel. */
  sandboxGateway: string | null;
}

const initialState = (): CheckoutState => ({
  addressId: storedAddressId(),
  missing: null,
  attempt: null,
  paying: idle,
  refusalCode: null,
  sandboxGateway: null,
});

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    checkoutOpened() {},
    addressChosen(state, { payload }: PayloadAction<{ addressId: string }>) {
      state.addressId = payload.addressId;
      if (state.missing?.what === 'address') state.missing = null;
    },
    paymentRequested(state) {
      state.missing = null;
      state.paying = loading;
    },
    attemptStarted(state, { payload }: PayloadAction<Attempt>) {
      state.attempt = payload;
    },
    /** Nothing was ordered. Errors of a typed address are shown in its form. */
    paymentStopped(state, { payload }: PayloadAction<Missing | null>) {
      state.missing = payload && { what: payload };
      state.paying = idle;
    },
    /** The message is shown at the button. */
    paymentRefused(state, { payload }: PayloadAction<{ message: string; code?: string }>) {
      state.paying = failed(payload);
      state.refusalCode = payload.code ?? null;
    },
    /** Nothing was owed: what is ordered next is another order, even of the same items. */
    orderPlacedPaid(state) {
      state.attempt = null;
      state.paying = idle;
    },
    /** The browser restored the page after it had left for the payment provider. */
    checkoutResumed(state) {
      state.paying = idle;
    },
    sandboxGatewayRequested() {},
    sandboxGatewayLoaded(state, { payload }: PayloadAction<{ gatewayUrl: string | null }>) {
      state.sandboxGateway = payload.gatewayUrl;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(addressAdded, (state, { payload }) => {
      state.addressId = payload._id;
      if (state.missing?.what === 'address') state.missing = null;
    }),
  selectors: {
    selectAddressId: (state) => state.addressId,
    selectMissing: (state) => state.missing,
    selectAttempt: (state) => state.attempt,
    selectPaying: (state) => state.paying,
    selectRefusalCode: (state) => state.refusalCode,
    selectSandboxGateway: (state) => state.sandboxGateway,
  },
});

export const {
  checkoutOpened,
  addressChosen,
  paymentRequested,
  attemptStarted,
  paymentStopped,
  paymentRefused,
  orderPlacedPaid,
  checkoutResumed,
  sandboxGatewayRequested,
  sandboxGatewayLoaded,
} = checkoutSlice.actions;
export const {
  selectAddressId,
  selectMissing,
  selectAttempt,
  selectPaying,
  selectRefusalCode,
  selectSandboxGateway,
} = checkoutSlice.selectors;
