import type { Refusal } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Passwords } from './password.api';

type FieldErrors = Partial<Record<keyof Passwords, string>>;

interface PasswordState {
  changing: RequestState;
  fieldErrors: FieldErrors;
  /** How often the password was changed since the page opened; each change resets the form. */
  changeCount: number;
}

const initialState: PasswordState = { changing: idle, fieldErrors: {}, changeCount: 0 };

/** Messages for fields with missing or malformed input. */
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
    /** Client-side validation failed; nothing was sent. */
    fieldsRefused(state, { payload }: PayloadAction<string[]>) {
      state.fieldErrors = errorsAt(payload);
    },
    changeRequested(state, _action: PayloadAction<Passwords>) {
      state.changing = loading;
      state.fieldErrors = {};
    },
    changeFailed(state, { payload }: PayloadAction<Refusal>) {
      state.fieldErrors = errorsIn(payload);
      // Errors of fields are shown at the fields.
      state.changing = Object.keys(state.fieldErrors).length > 0 ? idle : failed(payload);
    },
    passwordChanged(state) {
      state.changing = idle;
      state.changeCount += 1;
    },
  },
  selectors: {
    selectChanging: (state) => state.changing,
    selectFieldErrors: (state) => state.fieldErrors,
    selectChangeCount: (state) => state.changeCount,
  },
});

export const { formOpened, fieldsRefused, changeRequested, changeFailed, passwordChanged } =
  passwordSlice.actions;
export const { selectChanging, selectFieldErrors, selectChangeCount } = passwordSlice.selectors;
