import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A retry of the same order carries the same key; another cart or address is another attempt. */
interface Attempt {
  key: string;
  order: string;
}

interface CheckoutState {
  addressId: string | null;
  attempt: Attempt | null;
  paying: RequestState;
}

const initialState: CheckoutState = { addressId: null, attempt: null, paying: idle };

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    addressChosen(state, { payload }: PayloadAction<{ addressId: string }>) {
      state.addressId = payload.addressId;
    },
    paymentRequested(state) {
      state.paying = loading;
    },
    attemptStarted(state, { payload }: PayloadAction<Attempt>) {
      state.attempt = payload;
    },
    /** Something is missing; nothing was asked of the server. */
    paymentStopped(state) {
      state.paying = idle;
    },
    orderRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.paying = failed(payload);
    },
    /** The browser shows the page again that it had left for the payment provider. */
    checkoutResumed(state) {
      state.paying = idle;
    },
  },
  selectors: {
    selectAddressId: (state) => state.addressId,
    selectAttempt: (state) => state.attempt,
    selectPaying: (state) => state.paying,
  },
});

export const {
  addressChosen,
  paymentRequested,
  attemptStarted,
  paymentStopped,
  orderRefused,
  checkoutResumed,
} = checkoutSlice.actions;
export const { selectAddressId, selectAttempt, selectPaying } = checkoutSlice.selectors;
