import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface WaitlistState {
  /** The ids of the variants that the shopper waits for; null until they are loaded. */
  awaited: string[] | null;
  asking: RequestState;
  /** The variant that the request is about: its failure concerns no other. */
  askedFor: string | null;
  /** The variant for which a visitor was sent a link, and what the shop said. */
  sent: { variantId: string; message: string } | null;
}

const initialState: WaitlistState = { awaited: null, asking: idle, askedFor: null, sent: null };

interface Asked {
  variantId: string;
  /** The address that a visitor typed. */
  email?: string;
}

export const waitlistSlice = createSlice({
  name: 'waitlist',
  initialState,
  reducers: {
    awaitedRequested() {},
    awaitedLoaded(state, { payload }: PayloadAction<string[]>) {
      state.awaited = payload;
      state.asking = idle;
    },
    waitAsked(state, { payload }: PayloadAction<Asked>) {
      state.askedFor = payload.variantId;
      state.asking = loading;
      state.sent = null;
    },
    /** The shopper no longer waits for this variant. */
    waitEnded(state, { payload: variantId }: PayloadAction<string>) {
      state.askedFor = variantId;
      state.asking = loading;
    },
    linkSent(state, { payload }: PayloadAction<{ variantId: string; message: string }>) {
      state.sent = payload;
      state.asking = idle;
    },
    waitFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.asking = failed(payload);
    },
  },
  selectors: {
    selectAwaited: (state) => state.awaited,
    selectAsking: (state) => state.asking,
    selectAskedFor: (state) => state.askedFor,
    selectSent: (state) => state.sent,
  },
});

export const { awaitedRequested, awaitedLoaded, waitAsked, waitEnded, linkSent, waitFailed } =
  waitlistSlice.actions;
export const { selectAwaited, selectAsking, selectAskedFor, selectSent } = waitlistSlice.selectors;
