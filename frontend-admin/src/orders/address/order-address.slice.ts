import type { Refusal } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Correction } from './order-address.api';

interface OrderAddressState {
  saving: RequestState;
  /** The server's messages by field. */
  fieldErrors: Record<string, string>;
  /** The number of corrections; each of them closes the form. */
  corrections: number;
}

const initialState: OrderAddressState = { saving: idle, fieldErrors: {}, corrections: 0 };

export const orderAddressSlice = createSlice({
  name: 'adminOrderAddress',
  initialState,
  reducers: {
    correctionSubmitted(state, _action: PayloadAction<Correction & { orderId: string }>) {
      state.saving = loading;
      state.fieldErrors = {};
    },
    addressCorrected(state) {
      state.saving = idle;
      state.corrections += 1;
    },
    correctionRefused(state, { payload }: PayloadAction<Refusal>) {
      state.saving = failed(payload);
      state.fieldErrors = Object.fromEntries(
        (payload.errors ?? []).map(({ path, message }) => [path, message]),
      );
    },
    correctionLeft: (state) => ({ ...initialState, corrections: state.corrections }),
  },
  selectors: {
    selectSaving: (state) => state.saving,
    selectFieldErrors: (state) => state.fieldErrors,
    selectCorrections: (state) => state.corrections,
  },
});

export const { correctionSubmitted, addressCorrected, correctionRefused, correctionLeft } =
  orderAddressSlice.actions;
export const { selectSaving, selectFieldErrors, selectCorrections } = orderAddressSlice.selectors;
