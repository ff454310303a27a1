import { type Loadable, notLoaded } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RefundPreview, RefundToSend, WantedRefund } from './refunds.api';

interface OfOrder {
  orderId: string;
}

interface RefundsState {
  /** A refund that can't be made keeps the last preview, so that the form stays. */
  preview: Loadable<RefundPreview>;
  sending: RequestState;
  /** PayPal is asked again for this refund, or for that of a wrong amount, which has the order's id. */
  askedAgainId: string | null;
  /** The number of refunds that were sent; each of them closes the form. */
  sent: number;
}

const initialState: RefundsState = { preview: notLoaded, sending: idle, askedAgainId: null, sent: 0 };

export const refundsSlice = createSlice({
  name: 'adminRefunds',
  initialState,
  reducers: {
    refundChosen(state, _action: PayloadAction<OfOrder & { wanted: WantedRefund }>) {
      state.preview.request = loading;
      state.sending = idle;
    },
    previewLoaded(state, { payload }: PayloadAction<RefundPreview>) {
      state.preview = { value: payload, request: idle };
    },
    previewFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.preview.request = failed(payload);
    },
    refundSubmitted(state, _action: PayloadAction<OfOrder & { refund: RefundToSend }>) {
      state.sending = loading;
    },
    refundSent(state, _action: PayloadAction<OfOrder>) {
      return { ...initialState, sent: state.sent + 1 };
    },
    refundRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.sending = failed(payload);
    },
    /** Without an id, it is the refund of a wrong amount. */
    askAgainSubmitted(state, { payload }: PayloadAction<OfOrder & { refundId: string | null }>) {
      state.askedAgainId = payload.refundId ?? payload.orderId;
    },
    askAgainEnded(state, _action: PayloadAction<OfOrder>) {
      state.askedAgainId = null;
    },
    refundsLeft: (state) => ({ ...initialState, sent: state.sent }),
  },
  selectors: {
    selectPreview: (state) => state.preview,
    selectSending: (state) => state.sending,
    selectAskedAgainId: (state) => state.askedAgainId,
    selectSent: (state) => state.sent,
  },
});

export const {
  refundChosen,
  previewLoaded,
  previewFailed,
  refundSubmitted,
  refundSent,
  refundRefused,
  askAgainSubmitted,
  askAgainEnded,
  refundsLeft,
} = refundsSlice.actions;
export const { selectPreview, selectSending, selectAskedAgainId, selectSent } = refundsSlice.selectors;
