import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderClosed } from '../orders/orders.slice';
import type { OrderReturns, Tracking } from './returns.api';

interface ReturnsState {
  /** Whose returns these are; null while no order is open. */
  orderId: string | null;
  returns: Loadable<OrderReturns>;
  /** The tracking number, or the cancellation, of the shown return. */
  changing: RequestState;
}

interface OfReturn {
  orderId: string;
  returnId: string;
}

const initialState: ReturnsState = { orderId: null, returns: notLoaded, changing: idle };
const returns = loadable<OrderReturns>().in('returns');

/** The returns of the open order. */
export const returnsSlice = createSlice({
  name: 'returns',
  initialState,
  reducers: {
    returnsRequested(state, { payload }: PayloadAction<{ orderId: string }>) {
      if (state.orderId !== payload.orderId) Object.assign(state, initialState, payload);
      state.returns.request = loading;
    },
    returnsLoaded: returns.loaded,
    returnsFailed: returns.failed,
    postRequested(state, _: PayloadAction<OfReturn & Tracking>) {
      state.changing = loading;
    },
    returnCancelRequested(state, _: PayloadAction<OfReturn>) {
      state.changing = loading;
    },
    returnChanged(state) {
      state.changing = idle;
    },
    returnChangeRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.changing = failed(payload);
    },
  },
  extraReducers: (builder) => builder.addCase(orderClosed, () => initialState),
  selectors: {
    selectReturns: (state) => state.returns,
    selectChanging: (state) => state.changing,
  },
});

export const {
  returnsRequested,
  returnsLoaded,
  returnsFailed,
  postRequested,
  returnCancelRequested,
  returnChanged,
  returnChangeRefused,
} = returnsSlice.actions;
export const { selectReturns, selectChanging } = returnsSlice.selectors;
