import type { Refusal } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SoughtOrder } from './find-order.api';

type FieldErrors = Partial<Record<keyof SoughtOrder, string>>;

interface FindOrderState {
  sending: RequestState;
  fieldErrors: FieldErrors;
  /** Null until the shop has been asked. */
  asked: SoughtOrder | null;
}

const initialState: FindOrderState = { sending: idle, fieldErrors: {}, asked: null };

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
      state.sending = idle;
      state.asked = payload;
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
  },
});

export const { searchOpened, searchRefused, orderSought, searchSent, searchFailed } = findOrderSlice.actions;
export const { selectSending, selectFieldErrors, selectAsked } = findOrderSlice.selectors;
