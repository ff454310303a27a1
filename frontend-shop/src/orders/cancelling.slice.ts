import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderClosed } from './orders.slice';

interface CancellingState {
  /** Whether the form of the open order is shown. */
  isChoosing: boolean;
  request: RequestState;
}

interface Requested {
  orderId: string;
  /** The same for each try with the same pieces. */
  cancellationId: string;
  pieces: { variantId: string; quantity: number }[];
  /** In dollars: as the form says. */
  refund: number;
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
