import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface OrderLinksState {
  /** The order whose links are changed; what is heard of another one is not shown. */
  orderId: string | null;
  sending: RequestState;
  revoking: RequestState;
}

const initialState: OrderLinksState = { orderId: null, sending: idle, revoking: idle };

interface Refused {
  orderId: string;
  message: string;
}

export const orderLinksSlice = createSlice({
  name: 'adminOrderLinks',
  initialState,
  reducers: {
    linkSubmitted: (_state, { payload: orderId }: PayloadAction<string>) => ({
      ...initialState,
      ...{ orderId, sending: loading },
    }),
    linkSent(state, { payload: orderId }: PayloadAction<string>) {
      if (orderId === state.orderId) state.sending = idle;
    },
    linkRefused(state, { payload }: PayloadAction<Refused>) {
      if (payload.orderId === state.orderId) state.sending = failed(payload);
    },
    revocationSubmitted: (_state, { payload: orderId }: PayloadAction<string>) => ({
      ...initialState,
      ...{ orderId, revoking: loading },
    }),
    linksRevoked(state, { payload: orderId }: PayloadAction<string>) {
      if (orderId === state.orderId) state.revoking = idle;
    },
    revocationRefused(state, { payload }: PayloadAction<Refused>) {
      if (payload.orderId === state.orderId) state.revoking = failed(payload);
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
