import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface OrderLinksState {
  sending: RequestState;
  revoking: RequestState;
}

const initialState: OrderLinksState = { sending: idle, revoking: idle };

export const orderLinksSlice = createSlice({
  name: 'adminOrderLinks',
  initialState,
  reducers: {
    linkSubmitted(state, _action: PayloadAction<string>) {
      state.sending = loading;
      state.revoking = idle;
    },
    linkSent(state) {
      state.sending = idle;
    },
    linkRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.sending = failed(payload);
    },
    revocationSubmitted(state, _action: PayloadAction<string>) {
      state.revoking = loading;
      state.sending = idle;
    },
    linksRevoked(state) {
      state.revoking = idle;
    },
    revocationRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.revoking = failed(payload);
    },
    linksLeft: () => initialState,
  },
  selectors: {
    selectSendingLink: (state) => state.sending,
    selectRevoking: (state) => state.revoking,
  },
});

export const {
  linkSubmitted,
  linkSent,
  linkRefused,
  revocationSubmitted,
  linksRevoked,
  revocationRefused,
  linksLeft,
} = orderLinksSlice.actions;
export const { selectSendingLink, selectRevoking } = orderLinksSlice.selectors;
