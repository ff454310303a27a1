import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';

export interface Approval {
  /** The payment provider's id of the payment. */
  paymentId: string;
  payerId: string | undefined;
}

interface PaymentState {
  capturing: RequestState;
  /** Whether asking again may help: no answer came, or the provider had trouble. */
  isWorthRetrying: boolean;
  /** The payment that was captured. */
  paidId: string | null;
}

const initialState: PaymentState = { capturing: loading, isWorthRetrying: false, paidId: null };

/** Asking again may help after these; 0 is no answer at all. */
const transientStatuses = [0, 429, 502, 503, 504];

export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    captureRequested: (_state, _action: PayloadAction<Approval>) => initialState,
    paymentCaptured: (_state, { payload }: PayloadAction<{ paymentId: string }>) => ({
      ...initialState,
      capturing: idle,
      paidId: payload.paymentId,
    }),
    captureRefused(state, { payload }: PayloadAction<Pick<Refusal, 'status' | 'message'>>) {
      state.capturing = failed(payload);
      state.isWorthRetrying = transientStatuses.includes(payload.status);
    },
    orderMissing(state) {
      state.capturing = failed({ message: "We can't tell which order this payment belongs to." });
    },
  },
  selectors: {
    selectCapturing: (state) => state.capturing,
    selectIsWorthRetrying: (state) => state.isWorthRetrying,
    selectPaidId: (state) => state.paidId,
  },
});

export const { captureRequested, paymentCaptured, captureRefused, orderMissing } = paymentSlice.actions;
export const { selectCapturing, selectIsWorthRetrying, selectPaidId } = paymentSlice.selectors;
