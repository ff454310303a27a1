import type { Refusal } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WithdrawalFields, WithdrawalReceipt } from './withdrawal.api';

type FieldErrors = Partial<Record<keyof WithdrawalFields, string>>;

interface WithdrawalState {
  /** How often the form began anew. */
  openings: number;
  fields: WithdrawalFields;
  fieldErrors: FieldErrors;
  /** The id of the statement that is to be confirmed; null while it is written. A repeated try has the same id. */
  statementId: string | null;
  sending: RequestState;
  /** Null until the shop has received it. */
  receipt: WithdrawalReceipt | null;
}

const initialState: WithdrawalState = {
  openings: 0,
  fields: { name: '', email: '', orderNumber: '', text: '' },
  fieldErrors: {},
  statementId: null,
  sending: idle,
  receipt: null,
};

/** Messages for fields with missing or malformed input. */
const advice: FieldErrors = {
  name: 'Please enter your name',
  email: 'Please enter an e-mail address, for the receipt',
  orderNumber: 'Please enter the number of your order. It is in the e-mail that confirms it',
  text: 'Please shorten your message',
};

const errorsAt = (names: string[]): FieldErrors =>
  Object.fromEntries(Object.entries(advice).filter(([name]) => names.includes(name)));

export const withdrawalSlice = createSlice({
  name: 'withdrawal',
  initialState,
  reducers: {
    /** The form begins with what is known already. */
    withdrawalOpened: (
      { openings },
      { payload }: PayloadAction<Partial<WithdrawalFields>>,
    ): WithdrawalState => ({
      ...initialState,
      openings: openings + 1,
      fields: { ...initialState.fields, ...payload },
    }),
    /** Client-side validation failed; nothing was sent. */
    fieldsRefused(state, { payload }: PayloadAction<string[]>) {
      state.fieldErrors = errorsAt(payload);
    },
    /** It is shown before it is confirmed. Nothing is sent yet. */
    statementWritten(state, { payload }: PayloadAction<{ id: string; fields: WithdrawalFields }>) {
      state.fields = payload.fields;
      state.fieldErrors = {};
      state.statementId = payload.id;
      state.sending = idle;
    },
    changeRequested(state) {
      state.statementId = null;
      state.sending = idle;
    },
    confirmed(state) {
      state.sending = loading;
    },
    confirmFailed(state, { payload }: PayloadAction<Refusal>) {
      state.fieldErrors = errorsAt((payload.errors ?? []).map(({ path }) => path));
      const isAboutFields = Object.keys(state.fieldErrors).length > 0;
      // The form shows them at the fields.
      state.sending = isAboutFields ? idle : failed(payload);
      if (isAboutFields) state.statementId = null;
    },
    withdrawalReceived(state, { payload }: PayloadAction<WithdrawalReceipt>) {
      state.sending = idle;
      state.receipt = payload;
    },
  },
  selectors: {
    selectOpenings: (state) => state.openings,
    selectFields: (state) => state.fields,
    selectFieldErrors: (state) => state.fieldErrors,
    selectStatementId: (state) => state.statementId,
    selectSending: (state) => state.sending,
    selectReceipt: (state) => state.receipt,
  },
});

export const {
  withdrawalOpened,
  fieldsRefused,
  statementWritten,
  changeRequested,
  confirmed,
  confirmFailed,
  withdrawalReceived,
} = withdrawalSlice.actions;
export const {
  selectOpenings,
  selectFields,
  selectFieldErrors,
  selectStatementId,
  selectSending,
  selectReceipt,
} = withdrawalSlice.selectors;
