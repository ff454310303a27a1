import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '@haberdash/kit/api/client';
import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import type { Order } from '../orders/orders.api';

export interface Approval {
  /** Our id of the payment, or the provider's. */
  paymentId: string;
  payerId: string | undefined;
}

type Refused = Pick<Refusal, 'status' | 'code' | 'message'>;

interface PaymentState {
  /** Why the payment was not captured. */
  refused: Refused | null;
  /** The id of the captured payment. */
  paidId: string | null;
  /** The order that it paid for. */
  paidOrder: Loadable<Order>;
  /** The order whose payment was refused, or cancelled at the provider. */
  unpaidOrder: Loadable<Order>;
}

const initialState: PaymentState = {
  refused: null,
  paidId: null,
  paidOrder: notLoaded,
  unpaidOrder: notLoaded,
};

const paidOrder = loadable<Order>().in('paidOrder');
const unpaidOrder = loadable<Order>().in('unpaidOrder');

export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    captureRequested: (_state, _action: PayloadAction<Approval>) => initialState,
    paymentCaptured(state, { payload }: PayloadAction<{ paymentId: string; order: Order }>) {
      state.paidId = payload.paymentId;
      state.paidOrder.value = payload.order;
    },
    /** Another order is paid: the one before is forgotten. */
    paidOrderChanged: () => initialState,
    captureRefused(state, { payload: { status, code, message } }: PayloadAction<Refused>) {
      state.refused = { status, code, message };
    },
    paidOrderRequested: paidOrder.requested,
    paidOrderLoaded: paidOrder.loaded,
    paidOrderFailed: paidOrder.failed,
    unpaidOrderRequested(state, _action: PayloadAction<{ orderId: string }>) {
      unpaidOrder.requested(state);
    },
    unpaidOrderLoaded: unpaidOrder.loaded,
    unpaidOrderFailed: unpaidOrder.failed,
  },
  selectors: {
    selectRefused: (state) => state.refused,
    selectPaidId: (state) => state.paidId,
    selectPaidOrder: (state) => state.paidOrder,
    selectUnpaidOrder: (state) => state.unpaidOrder,
  },
});

export const {
  captureRequested,
  paymentCaptured,
  captureRefused,
  paidOrderChanged,
  paidOrderRequested,
  paidOrderLoaded,
  paidOrderFailed,
  unpaidOrderRequested,
  unpaidOrderLoaded,
  unpaidOrderFailed,
} = paymentSlice.actions;
export const { selectRefused, selectPaidId, selectPaidOrder, selectUnpaidOrder } = paymentSlice.selectors;
