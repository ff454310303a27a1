import type { Refusal } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SoughtOrder } from './find-order.api';

type FieldErrors = Partial<Record<keyof SoughtOrder, string>>;

interface FindOrderState {
  sending: RequestState;
  fieldErrors: FieldErrors;
  /** The form begins with it when the shop is asked again. */
  asked: SoughtOrder | null;
  isSent: boolean;
}

const initialState: FindOrderState = { sending: idle, fieldErrors: {}, asked: null, isSent: false };

/** Messages for fields with missing or malformed input. */
const advice: Record<keyof SoughtOrder, string> = {
  number: 'Please enter the number of your order, like HB-10001',
  email: 'Please enter the e-mail address that you ordered with',
};

const errorsAt = (names: string[]): FieldErrors =>
  Object.fromEntries(Object.entries(advice).filter(([name]) => names.includes(name)));

/** Somebody asks for the link to an order. */
export const findOrderSlice = createSlice({
  name: 'findOrder',
  initialState,
  reducers: {
    searchOpened: () => initialState,
    /** Client-side validation failed; nothing was sent. */
    searchRefused(state, { payload }: PayloadAction<string[]>) {
      state.sending = idle;
      state.fieldErrors = errorsAt(payload);
    },
    orderSought(state, _action: PayloadAction<SoughtOrder>) {
      state.fieldErrors = {};
      state.sending = loading;
    },
    searchSent(state, { payload }: PayloadAction<SoughtOrder>) {
      Object.assign(state, { sending: idle, asked: payload, isSent: true });
    },
    searchReopened(state) {
      state.isSent = false;
    },
    searchFailed(state, { payload }: PayloadAction<Refusal>) {
      state.fieldErrors = errorsAt((payload.errors ?? []).map(({ path }) => path));
      // The form shows them at the fields.
      state.sending = Object.keys(state.fieldErrors).length > 0 ? idle : failed(payload);
    },
  },
  selectors: {
    selectSending: (state) => state.sending,
    selectFieldErrors: (state) => state.fieldErrors,
    selectAsked: (state) => state.asked,
    selectIsSent: (state) => state.isSent,
  },
});

export const { searchOpened, searchRefused, orderSought, searchSent, searchReopened, searchFailed } =
  findOrderSlice.actions;
export const { selectSending, selectFieldErrors, selectAsked, selectIsSent } = findOrderSlice.selectors;
