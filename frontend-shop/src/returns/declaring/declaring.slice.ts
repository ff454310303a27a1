import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderClosed } from '../../orders/orders.slice';
import type { Declaration, ReturnPreview, WantedPieces } from '../returns.api';

interface DeclaringState {
  /** The money for the chosen pieces; null while it isn't known or nothing is chosen. */
  preview: ReturnPreview | null;
  previewing: RequestState;
  declaring: RequestState;
}

interface Chosen {
  orderId: string;
  pieces: WantedPieces;
}

const initialState: DeclaringState = { preview: null, previewing: idle, declaring: idle };

/** A return of the open order before it is declared. */
export const declaringSlice = createSlice({
  name: 'declaringReturn',
  initialState,
  reducers: {
    returnChosen(state, { payload }: PayloadAction<Chosen>) {
      state.preview = null;
      state.previewing = payload.pieces.length > 0 ? loading : idle;
    },
    returnPreviewLoaded(state, { payload }: PayloadAction<ReturnPreview>) {
      state.preview = payload;
      state.previewing = idle;
    },
    returnPreviewFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.previewing = failed(payload);
    },
    declareRequested(state, _: PayloadAction<{ orderId: string; body: Declaration }>) {
      state.declaring = loading;
    },
    returnDeclared: () => initialState,
    declareRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.declaring = failed(payload);
    },
  },
  extraReducers: (builder) => builder.addCase(orderClosed, () => initialState),
  selectors: {
    selectReturnPreview: (state) => state.preview,
    selectPreviewing: (state) => state.previewing,
    selectDeclaring: (state) => state.declaring,
  },
});

export const {
  returnChosen,
  returnPreviewLoaded,
  returnPreviewFailed,
  declareRequested,
  returnDeclared,
  declareRefused,
} = declaringSlice.actions;
export const { selectReturnPreview, selectPreviewing, selectDeclaring } = declaringSlice.selectors;
