import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CancellationPreview, Pieces } from '../orders.api';
import { orderClosed } from '../orders.slice';

interface CancellingState {
  /** Whether the form of the open order is shown. */
  isChoosing: boolean;
  request: RequestState;
  /** The refund of the chosen pieces; null while it isn't known or nothing is chosen. */
  preview: CancellationPreview | null;
  previewing: RequestState;
}

interface Chosen {
  orderId: string;
  pieces: Pieces;
}

interface Requested extends Chosen {
  /** The same for each try with the same pieces. */
  cancellationId: string;
  /** In dollars: as the form says. */
  refund: number;
}

const initialState: CancellingState = { isChoosing: false, request: idle, preview: null, previewing: idle };

/** Cancels pieces of the open order. */
export const cancellingSlice = createSlice({
  name: 'cancelling',
  initialState,
  reducers: {
    choiceOpened: () => ({ ...initialState, isChoosing: true }),
    choiceClosed: () => initialState,
    piecesChosen(state, { payload }: PayloadAction<Chosen>) {
      state.preview = null;
      state.previewing = payload.pieces.length > 0 ? loading : idle;
    },
    previewLoaded(state, { payload }: PayloadAction<CancellationPreview>) {
      state.preview = payload;
      state.previewing = idle;
    },
    previewFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.previewing = failed(payload);
    },
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
    selectPreview: (state) => state.preview,
    selectPreviewing: (state) => state.previewing,
  },
});

export const {
  choiceOpened,
  choiceClosed,
  piecesChosen,
  previewLoaded,
  previewFailed,
  piecesCancelRequested,
  piecesCancelRefused,
} = cancellingSlice.actions;
export const { selectIsChoosing, selectCancelling, selectPreview, selectPreviewing } =
  cancellingSlice.selectors;
