import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';

/** A retry of the same order carries the same key; another cart or address is another attempt. */
interface Attempt {
  key: string;
  order: string;
}

interface CheckoutState {
  addressId: string | null;
  attempt: Attempt | null;
  request: RequestState;
}

const initialState: CheckoutState = { addressId: null, attempt: null, request: idle };

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    addressChosen(state, { payload }: PayloadAction<{ addressId: string }>) {
      state.addressId = payload.addressId;
    },
    paymentRequested(state) {
      state.request = loading;
    },
    attemptStarted(state, { payload }: PayloadAction<Attempt>) {
      state.attempt = payload;
    },
    /** Something is missing; nothing was asked of the server. */
    paymentStopped(state) {
      state.request = idle;
    },
    orderRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.request = failed(payload);
    },
    /** The browser shows the page again that it had left for the payment provider. */
    checkoutResumed(state) {
      state.request = idle;
    },
  },
  selectors: { selectCheckout: (state) => state },
});

export const {
  addressChosen,
  paymentRequested,
  attemptStarted,
  paymentStopped,
  orderRefused,
  checkoutResumed,
} = checkoutSlice.actions;
export const { selectCheckout } = checkoutSlice.selectors;
