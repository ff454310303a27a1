import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '../orders.api';

interface KeepOrderState {
  /** The order is being added to an account, which may be created for it. */
  keeping: RequestState;
  /** An account was created for the order, which is not in it yet. */
  hasNewAccount: boolean;
}

const initialState: KeepOrderState = { keeping: idle, hasNewAccount: false };

function begin(state: KeepOrderState) {
  state.keeping = loading;
}

/** A guest's order becomes one of an account. */
export const keepOrderSlice = createSlice({
  name: 'keepOrder',
  initialState,
  reducers: {
    claimRequested: (state, _action: PayloadAction<Order>) => begin(state),
    accountRequested: (state, _action: PayloadAction<{ order: Order; email: string; password: string }>) =>
      begin(state),
    accountCreated(state) {
      state.hasNewAccount = true;
    },
    /** The order is added to the account that was created for it, once more. */
    additionRetried: (state, _action: PayloadAction<Order>) => begin(state),
    keepingRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.keeping = failed(payload);
    },
    keepingEnded: () => initialState,
  },
  selectors: {
    selectKeeping: (state) => state.keeping,
    selectHasNewAccount: (state) => state.hasNewAccount,
  },
});

export const {
  claimRequested,
  accountRequested,
  accountCreated,
  additionRetried,
  keepingRefused,
  keepingEnded,
} = keepOrderSlice.actions;
export const { selectKeeping, selectHasNewAccount } = keepOrderSlice.selectors;
