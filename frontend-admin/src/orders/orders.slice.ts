import type { Schema } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Order = Schema<'OrderView'>;
/** What an admin may choose; 'confirmed' comes from the payment alone. */
export type ChosenStatus = Schema<'ChangeOrderStatusBody'>['orderStatus'];

interface Details {
  /** Of the order whose dialog is open; null when none is. */
  id: string | null;
  order: Order | null;
  request: RequestState;
}

interface OrdersState {
  orders: Order[] | null;
  listing: RequestState;
  details: Details;
  updating: RequestState;
  /** How many status updates went through: after each the form is empty again. */
  updates: number;
}

const noDetails: Details = { id: null, order: null, request: idle };
const initialState: OrdersState = {
  orders: null,
  listing: idle,
  details: noDetails,
  updating: idle,
  updates: 0,
};

export const ordersSlice = createSlice({
  name: 'adminOrders',
  initialState,
  reducers: {
    ordersRequested(state) {
      state.listing = loading;
    },
    ordersLoaded(state, { payload }: PayloadAction<Order[]>) {
      state.orders = payload;
      state.listing = idle;
    },
    ordersFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.orders = [];
      state.listing = failed(payload);
    },
    /** The same order again keeps its details on show meanwhile. */
    detailsRequested({ details }, { payload }: PayloadAction<string>) {
      if (details.id !== payload) details.order = null;
      details.id = payload;
      details.request = loading;
    },
    detailsLoaded({ details }, { payload }: PayloadAction<Order>) {
      details.order = payload;
      details.request = idle;
    },
    detailsFailed({ details }, { payload }: PayloadAction<{ message: string }>) {
      details.order = null;
      details.request = failed(payload);
    },
    detailsClosed(state) {
      state.details = noDetails;
      state.updating = idle;
    },
    statusSubmitted(state, _action: PayloadAction<{ orderId: string; orderStatus: ChosenStatus }>) {
      state.updating = loading;
    },
    statusUpdated(state) {
      state.updating = idle;
      state.updates += 1;
    },
    statusRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.updating = failed(payload);
    },
  },
  selectors: {
    selectOrders: (state) => state.orders,
    selectListing: (state) => state.listing,
    selectDetails: (state) => state.details,
    selectUpdating: (state) => state.updating,
    selectUpdates: (state) => state.updates,
  },
});

export const {
  ordersRequested,
  ordersLoaded,
  ordersFailed,
  detailsRequested,
  detailsLoaded,
  detailsFailed,
  detailsClosed,
  statusSubmitted,
  statusUpdated,
  statusRefused,
} = ordersSlice.actions;
export const { selectOrders, selectListing, selectDetails, selectUpdating, selectUpdates } =
  ordersSlice.selectors;
