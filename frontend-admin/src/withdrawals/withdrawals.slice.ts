import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Withdrawal } from './withdrawals.api';

interface WithdrawalsState {
  /** The withdrawal whose order is looked for; null while no dialog is open. */
  assigned: Withdrawal | null;
  assigning: RequestState;
  /** The ids of those that are being dealt with, or opened again. */
  busyIds: string[];
}

const initialState: WithdrawalsState = { assigned: null, assigning: idle, busyIds: [] };

export const withdrawalsSlice = createSlice({
  name: 'adminWithdrawals',
  initialState,
  reducers: {
    assigningOpened(state, { payload }: PayloadAction<Withdrawal>) {
      state.assigned = payload;
      state.assigning = idle;
    },
    assigningClosed(state) {
      state.assigned = null;
    },
    assigningSubmitted(state, _action: PayloadAction<{ id: string; orderNumber: string }>) {
      state.assigning = loading;
    },
    assigningRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.assigning = failed(payload);
    },
    doneSubmitted(state, { payload }: PayloadAction<{ id: string; done: boolean }>) {
      state.busyIds.push(payload.id);
    },
    doneEnded(state, { payload: id }: PayloadAction<string>) {
      state.busyIds = state.busyIds.filter((busyId) => busyId !== id);
    },
  },
  selectors: {
    selectAssigned: (state) => state.assigned,
    selectAssigning: (state) => state.assigning,
    selectBusyWithdrawals: (state) => state.busyIds,
  },
});

export const {
  assigningOpened,
  assigningClosed,
  assigningSubmitted,
  assigningRefused,
  doneSubmitted,
  doneEnded,
} = withdrawalsSlice.actions;
export const { selectAssigned, selectAssigning, selectBusyWithdrawals } = withdrawalsSlice.selectors;
