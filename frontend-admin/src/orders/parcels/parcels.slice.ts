import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cancellation, Packing, Parcel, ParcelMove, Remedy, Tracking } from './parcels.api';

interface OfOrder {
  orderId: string;
}

interface OfParcel extends OfOrder {
  parcelId: string;
}

interface Move {
  status: ParcelMove;
  seen: Parcel['status'];
  remedy?: Remedy;
}

interface ParcelsState {
  /** The parcels and pieces of the open order change one at a time. */
  changing: RequestState;
  /** The number of changes; each of them resets the forms. */
  changes: number;
}

const initialState: ParcelsState = { changing: idle, changes: 0 };

const begin = (state: ParcelsState) => void (state.changing = loading);

export const parcelsSlice = createSlice({
  name: 'adminParcels',
  initialState,
  reducers: {
    packingSubmitted: (state, _action: PayloadAction<OfOrder & Packing>) => begin(state),
    cancellationSubmitted: (state, _action: PayloadAction<OfOrder & Cancellation>) => begin(state),
    moveSubmitted: (state, _action: PayloadAction<OfParcel & Move>) => begin(state),
    trackingSubmitted: (state, _action: PayloadAction<OfParcel & Tracking>) => begin(state),
    parcelChanged(state) {
      state.changing = idle;
      state.changes += 1;
    },
    changeRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.changing = failed(payload);
    },
    parcelsLeft: () => initialState,
  },
  selectors: {
    selectChanging: (state) => state.changing,
    selectChanges: (state) => state.changes,
  },
});

export const {
  packingSubmitted,
  cancellationSubmitted,
  moveSubmitted,
  trackingSubmitted,
  parcelChanged,
  changeRefused,
  parcelsLeft,
} = parcelsSlice.actions;
export const { selectChanging, selectChanges } = parcelsSlice.selectors;
