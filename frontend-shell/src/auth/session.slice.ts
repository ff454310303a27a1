import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionState, SessionUser } from '@haberdash/kit/session';
import type { Credentials, FieldError, NewAccount } from './session.api';

interface ShellSessionState extends SessionState {
  /** Whether the first check is answered; until then nobody knows where to go. */
  isChecked: boolean;
  /** What the server said of the fields of the login or register form, by their names. */
  fieldErrors: Record<string, string>;
}

const initialState: ShellSessionState = {
  isAuthenticated: false,
  isLoading: true,
  isChecked: false,
  fieldErrors: {},
  user: null,
};

const nobody: ShellSessionState = { ...initialState, isLoading: false, isChecked: true };

function requested(state: ShellSessionState) {
  state.isLoading = true;
  state.fieldErrors = {};
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionCheckRequested: requested,
    loginRequested: (state, _action: PayloadAction<Credentials>) => requested(state),
    registerRequested: (state, _action: PayloadAction<NewAccount>) => requested(state),
    logoutRequested: requested,
    logoutFailed(state) {
      state.isLoading = false;
    },
    signedIn(_state, { payload }: PayloadAction<SessionUser>) {
      return { ...nobody, isAuthenticated: true, user: payload };
    },
    signedOut: () => nobody,
    credentialsRefused(_state, { payload }: PayloadAction<FieldError[]>) {
      return {
        ...nobody,
        fieldErrors: Object.fromEntries(payload.map(({ path, message }) => [path, message])),
      };
    },
    authFormOpened(state) {
      state.fieldErrors = {};
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
  credentialsRefused,
  authFormOpened,
} = sessionSlice.actions;

interface ShellSessionHolder {
  session: ShellSessionState;
}

export const selectSession = ({ session }: ShellSessionHolder) => session;
export const selectIsLoading = ({ session }: ShellSessionHolder) => session.isLoading;
export const selectFieldErrors = ({ session }: ShellSessionHolder) => session.fieldErrors;
