import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Return } from '../returns.api';
import type { JudgedPieces, SeenSettlement, Settlement } from './return.api';

interface OfReturn {
  id: string;
}

interface ReturnState {
  openReturn: Loadable<Return>;
  /** The money that would go back now. */
  settlement: Loadable<Settlement>;
  /** The return changes once at a time. */
  changing: RequestState;
}

const initialState: ReturnState = { openReturn: notLoaded, settlement: notLoaded, changing: idle };

const openReturn = loadable<Return>().in('openReturn');
const settlement = loadable<Settlement>().in('settlement');
const begin = (state: ReturnState) => void (state.changing = loading);

export const returnSlice = createSlice({
  name: 'adminReturn',
  initialState,
  reducers: {
    /** The same return stays visible while it is loaded again. */
    returnRequested(state, { payload: id }: PayloadAction<string>) {
      if (state.openReturn.value?._id !== id) Object.assign(state, initialState);
      openReturn.requested(state);
    },
    returnLoaded: openReturn.loaded,
    returnFailed: openReturn.failed,
    settlementRequested(state, _action: PayloadAction<string>) {
      settlement.requested(state);
    },
    settlementLoaded: settlement.loaded,
    settlementFailed: settlement.failed,
    arrivalSubmitted: (state, _action: PayloadAction<OfReturn>) => begin(state),
    judgementsSubmitted: (state, _action: PayloadAction<OfReturn & { pieces: JudgedPieces }>) => begin(state),
    settlementSubmitted: (state, _action: PayloadAction<OfReturn & { seen: SeenSettlement }>) => begin(state),
    cancelSubmitted: (state, _action: PayloadAction<OfReturn>) => begin(state),
    returnChanged(state) {
      state.changing = idle;
    },
    changeRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.changing = failed(payload);
    },
  },
  selectors: {
    selectReturn: (state) => state.openReturn,
    selectSettlement: (state) => state.settlement,
    selectChanging: (state) => state.changing,
  },
});

export const {
  returnRequested,
  returnLoaded,
  returnFailed,
  settlementRequested,
  settlementLoaded,
  settlementFailed,
  arrivalSubmitted,
  judgementsSubmitted,
  settlementSubmitted,
  cancelSubmitted,
  returnChanged,
  changeRefused,
} = returnSlice.actions;
export const { selectReturn, selectSettlement, selectChanging } = returnSlice.selectors;
