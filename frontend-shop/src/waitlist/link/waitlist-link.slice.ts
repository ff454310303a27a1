import { notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitlistLink } from '../waitlist.api';

interface WaitlistLinkState {
  link: Loadable<WaitlistLink>;
  /** The link is unknown, was replaced, or its request was ended. */
  isOver: boolean;
  changing: RequestState;
}

const initialState: WaitlistLinkState = { link: notLoaded, isOver: false, changing: idle };

interface Failure {
  message: string;
  status: number;
}

export const waitlistLinkSlice = createSlice({
  name: 'waitlistLink',
  initialState,
  reducers: {
    linkOpened: (_state, _action: PayloadAction<string>) => ({
      ...initialState,
      link: { value: null, request: loading },
    }),
    linkLoaded(state, { payload }: PayloadAction<WaitlistLink>) {
      state.link = { value: payload, request: idle };
      state.changing = idle;
    },
    linkFailed(state, { payload }: PayloadAction<Failure>) {
      state.isOver = payload.status === 400;
      state.link.request = failed(payload);
    },
    addressConfirmed(state, _action: PayloadAction<string>) {
      state.changing = loading;
    },
    requestEnded(state, _action: PayloadAction<string>) {
      state.changing = loading;
    },
    requestForgotten(state) {
      state.isOver = true;
      state.changing = idle;
    },
    changeFailed(state, { payload }: PayloadAction<Failure>) {
      state.isOver = payload.status === 400;
      state.changing = failed(payload);
    },
  },
  selectors: {
    selectLink: (state) => state.link,
    selectIsOver: (state) => state.isOver,
    selectChanging: (state) => state.changing,
  },
});

export const {
  linkOpened,
  linkLoaded,
  linkFailed,
  addressConfirmed,
  requestEnded,
  requestForgotten,
  changeFailed,
} = waitlistLinkSlice.actions;
export const { selectLink, selectIsOver, selectChanging } = waitlistLinkSlice.selectors;
