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
  isCodeSent: boolean;
  /** How many were added; null before. */
  added: number | null;
}

const initialState: GuestOrdersState = { unclaimed: notLoaded, adding: idle, isCodeSent: false, added: null };

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
    additionRequested: (state) => begin(state),
    guestCodeSubmitted: (state, _action: PayloadAction<{ code: string }>) => begin(state),
    guestCodeSent(state) {
      Object.assign(state, { adding: idle, isCodeSent: true });
    },
    guestOrdersAdded(state, { payload }: PayloadAction<number>) {
      Object.assign(state, { adding: idle, isCodeSent: false, added: payload });
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
