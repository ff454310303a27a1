import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Schema } from '@haberdash/kit/api/client';
import type { SessionState, SessionUser } from '@haberdash/kit/session';

interface ShellSessionState extends SessionState {
  /** Whether the first check is answered; until then nobody knows where to go. */
  isChecked: boolean;
}

const initialState: ShellSessionState = {
  isAuthenticated: false,
  isLoading: true,
  isChecked: false,
  user: null,
};

function requested(state: ShellSessionState) {
  state.isLoading = true;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionCheckRequested: requested,
    loginRequested: (state, _action: PayloadAction<Schema<'LogInBody'>>) => requested(state),
    registerRequested: (state, _action: PayloadAction<Schema<'RegisterBody'>>) => requested(state),
    logoutRequested: requested,
    logoutFailed(state) {
      state.isLoading = false;
    },
    signedIn(_state, { payload }: PayloadAction<SessionUser>) {
      return { isAuthenticated: true, isLoading: false, isChecked: true, user: payload };
    },
    signedOut() {
      return { isAuthenticated: false, isLoading: false, isChecked: true, user: null };
    },
  },
});

export const {
  sessionCheckRequested,
  loginRequested,
  registerRequested,
  logoutRequested,
  logoutFailed,
  signedIn,
  signedOut,
} = sessionSlice.actions;

interface ShellSessionHolder {
  session: ShellSessionState;
}

export const selectSession = ({ session }: ShellSessionHolder) => session;
export const selectIsLoading = ({ session }: ShellSessionHolder) => session.isLoading;
