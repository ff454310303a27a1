import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Declaration, OrderReturns } from './order-returns.api';

interface OrderReturnsState {
  orderId: string | null;
  orderReturns: Loadable<OrderReturns>;
  declaring: RequestState;
  /** Each declaration resets the form. */
  declarations: number;
}

const initialState: OrderReturnsState = {
  orderId: null,
  orderReturns: notLoaded,
  declaring: idle,
  declarations: 0,
};

const orderReturns = loadable<OrderReturns>().in('orderReturns');

export const orderReturnsSlice = createSlice({
  name: 'adminOrderReturns',
  initialState,
  reducers: {
    /** Those of the same order stay visible while they are loaded again. */
    orderReturnsRequested(state, { payload: orderId }: PayloadAction<string>) {
      if (state.orderId !== orderId)
        Object.assign(state, initialState, { orderId, orderReturns: { ...notLoaded } });
      orderReturns.requested(state);
    },
    orderReturnsLoaded: orderReturns.loaded,
    orderReturnsFailed: orderReturns.failed,
    declarationSubmitted(state, _action: PayloadAction<{ orderId: string; declaration: Declaration }>) {
      state.declaring = loading;
    },
    returnDeclared(state) {
      state.declaring = idle;
      state.declarations += 1;
    },
    declarationRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.declaring = failed(payload);
    },
  },
  selectors: {
    selectOrderReturns: (state) => state.orderReturns,
    selectDeclaring: (state) => state.declaring,
    selectDeclarations: (state) => state.declarations,
  },
});

export const {
  orderReturnsRequested,
  orderReturnsLoaded,
  orderReturnsFailed,
  declarationSubmitted,
  returnDeclared,
  declarationRefused,
} = orderReturnsSlice.actions;
export const { selectOrderReturns, selectDeclaring, selectDeclarations } = orderReturnsSlice.selectors;
