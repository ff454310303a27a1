import type { Refusal } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Passwords } from './password.api';

type FieldErrors = Partial<Record<keyof Passwords, string>>;

interface PasswordState {
  changing: RequestState;
  fieldErrors: FieldErrors;
  /** How often it was changed since the shopper came; the form starts over each time. */
  changes: number;
}

const initialState: PasswordState = { changing: idle, fieldErrors: {}, changes: 0 };

/** Of what is wrong with a field, when that is not the password itself. */
const advice: FieldErrors = {
  currentPassword: 'Please enter your current password',
  newPassword: 'Please choose a password of 8 or more characters',
};

const errorsAt = (names: string[]): FieldErrors =>
  Object.fromEntries(Object.entries(advice).filter(([name]) => names.includes(name)));

function errorsIn({ code, message, errors = [] }: Refusal): FieldErrors {
  return code === 'WRONG_PASSWORD' ? { currentPassword: message } : errorsAt(errors.map(({ path }) => path));
}

export const passwordSlice = createSlice({
  name: 'password',
  initialState,
  reducers: {
    formOpened: () => initialState,
    /** The form itself found these fields wrong, and sent nothing. */
    fieldsRefused(state, { payload }: PayloadAction<string[]>) {
      state.fieldErrors = errorsAt(payload);
    },
    changeRequested(state, _action: PayloadAction<Passwords>) {
      state.changing = loading;
      state.fieldErrors = {};
    },
    changeFailed(state, { payload }: PayloadAction<Refusal>) {
      state.fieldErrors = errorsIn(payload);
      // What stands at a field is said there.
      state.changing = Object.keys(state.fieldErrors).length > 0 ? idle : failed(payload);
    },
    passwordChanged(state) {
      state.changing = idle;
      state.changes += 1;
    },
  },
  selectors: {
    selectChanging: (state) => state.changing,
    selectFieldErrors: (state) => state.fieldErrors,
    selectChanges: (state) => state.changes,
  },
});

export const { formOpened, fieldsRefused, changeRequested, changeFailed, passwordChanged } =
  passwordSlice.actions;
export const { selectChanging, selectFieldErrors, selectChanges } = passwordSlice.selectors;
