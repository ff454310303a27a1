import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Passwords } from './password.api';

interface PasswordState {
  changing: RequestState;
  /** Each change empties the form. */
  changes: number;
}

const initialState: PasswordState = { changing: idle, changes: 0 };

export const passwordSlice = createSlice({
  name: 'ownPassword',
  initialState,
  reducers: {
    passwordsSubmitted(state, _action: PayloadAction<Passwords>) {
      state.changing = loading;
    },
    passwordChanged(state) {
      state.changing = idle;
      state.changes += 1;
    },
    passwordRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.changing = failed(payload);
    },
    passwordFormLeft: () => initialState,
  },
  selectors: { selectPassword: (state) => state },
});

export const { passwordsSubmitted, passwordChanged, passwordRefused, passwordFormLeft } =
  passwordSlice.actions;
export const { selectPassword } = passwordSlice.selectors;
