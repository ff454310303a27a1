import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Unclaimed {
  /** Null until the address is proved. */
  orders: number | null;
}

interface GuestOrdersState {
  unclaimed: Loadable<Unclaimed>;
  /** A code is being sent or compared, or the orders are being added. */
  adding: RequestState;
  /** How often a code or the orders were asked for. */
  requestCount: number;
  sentCodes: number;
  /** How many were added; null before. */
  added: number | null;
}

const initialState: GuestOrdersState = {
  unclaimed: notLoaded,
  adding: idle,
  requestCount: 0,
  sentCodes: 0,
  added: null,
};

const unclaimed = loadable<Unclaimed>().in('unclaimed');

function begin(state: GuestOrdersState) {
  state.adding = loading;
}

/** Orders that were placed without an account and with the address of this one. */
export const guestOrdersSlice = createSlice({
  name: 'guestOrders',
  initialState,
  reducers: {
    guestOrdersRequested: unclaimed.requested,
    guestOrdersLoaded: unclaimed.loaded,
    guestOrdersFailed: unclaimed.failed,
    additionRequested(state) {
      begin(state);
      state.requestCount++;
    },
    guestCodeSubmitted: (state, _action: PayloadAction<{ code: string }>) => begin(state),
    guestCodeSent(state) {
      state.adding = idle;
      state.sentCodes++;
    },
    guestOrdersAdded(state, { payload }: PayloadAction<number>) {
      Object.assign(state, { adding: idle, sentCodes: 0, added: payload });
    },
    additionRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.adding = failed(payload);
    },
    guestOrdersLeft: () => initialState,
  },
  selectors: { selectGuestOrders: (state) => state },
});

export const {
  guestOrdersRequested,
  guestOrdersLoaded,
  guestOrdersFailed,
  additionRequested,
  guestCodeSubmitted,
  guestCodeSent,
  guestOrdersAdded,
  additionRefused,
  guestOrdersLeft,
} = guestOrdersSlice.actions;
export const { selectGuestOrders } = guestOrdersSlice.selectors;
