import type { ChosenPieces } from '@haberdash/kit/orders/cancelling';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from './orders.api';
import { orderClosed } from './orders.slice';

interface CancellingState {
  /** Whether the form of the open order is shown. */
  isChoosing: boolean;
  request: RequestState;
}

interface Requested {
  order: Order;
  /** The same for each try with the same pieces. */
  cancellationId: string;
  pieces: ChosenPieces;
}

const initialState: CancellingState = { isChoosing: false, request: idle };

/** Cancels pieces of the open order. */
export const cancellingSlice = createSlice({
  name: 'cancelling',
  initialState,
  reducers: {
    choiceOpened: () => ({ ...initialState, isChoosing: true }),
    choiceClosed: () => initialState,
    piecesCancelRequested(state, _action: PayloadAction<Requested>) {
      state.request = loading;
    },
    piecesCancelRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.request = failed(payload);
    },
  },
  extraReducers: (builder) => builder.addCase(orderClosed, () => initialState),
  selectors: {
    selectIsChoosing: (state) => state.isChoosing,
    selectCancelling: (state) => state.request,
  },
});

export const { choiceOpened, choiceClosed, piecesCancelRequested, piecesCancelRefused } =
  cancellingSlice.actions;
export const { selectIsChoosing, selectCancelling } = cancellingSlice.selectors;
