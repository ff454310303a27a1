import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionState, SessionUser } from '@haberdash/kit/session';
import type { Credentials, NewAccount } from './session.api';

/** Why the login or register form did not go through. */
export interface FormProblem {
  /** What stands above the form. */
  message?: string;
  /** What stands at which field; empty where the form has words of its own. */
  fields: Record<string, string>;
}

interface ShellSessionState extends SessionState {
  /** Whether the first check is answered; until then nobody knows where to go. */
  isChecked: boolean;
  /** Whether the last user left by choice: then the next one is not led to where that one was. */
  isLoggedOut: boolean;
  /** Whether the last session ended by itself, while it was used. */
  hasExpired: boolean;
  /** Of the account that was just made, so that it need not be typed again. */
  registeredEmail: string;
  problem: FormProblem;
}

const noProblem: FormProblem = { fields: {} };

const initialState: ShellSessionState = {
  isAuthenticated: false,
  isLoading: true,
  isChecked: false,
  isLoggedOut: false,
  hasExpired: false,
  registeredEmail: '',
  problem: noProblem,
  user: null,
};

const nobody: ShellSessionState = { ...initialState, isLoading: false, isChecked: true };

function requested(state: ShellSessionState) {
  state.isLoading = true;
  state.problem = noProblem;
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
    /** The shopper goes to another page, or comes back to this one. */
    shellUsed: () => {},
    /** The server has answered that nobody is signed in. */
    sessionMissed: () => {},
    signedOut: (_state, { payload }: PayloadAction<{ byChoice: boolean; hasExpired?: boolean }>) => ({
      ...nobody,
      isLoggedOut: payload.byChoice,
      hasExpired: payload.hasExpired ?? false,
    }),
    registered: (_state, { payload }: PayloadAction<{ email: string }>) => ({
      ...nobody,
      registeredEmail: payload.email,
    }),
    credentialsRefused: (_state, { payload }: PayloadAction<FormProblem>) => ({
      ...nobody,
      problem: payload,
    }),
    /** The form itself found these fields wrong, and sent nothing. */
    fieldsRefused(state, { payload }: PayloadAction<string[]>) {
      state.problem = { fields: Object.fromEntries(payload.map((name) => [name, ''])) };
    },
    authFormOpened(state) {
      state.problem = noProblem;
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
  shellUsed,
  sessionMissed,
  signedOut,
  registered,
  credentialsRefused,
  fieldsRefused,
  authFormOpened,
} = sessionSlice.actions;

interface ShellSessionHolder {
  session: ShellSessionState;
}

export const selectSession = ({ session }: ShellSessionHolder) => session;
export const selectIsAuthenticated = ({ session }: ShellSessionHolder) => session.isAuthenticated;
export const selectIsLoading = ({ session }: ShellSessionHolder) => session.isLoading;
export const selectRegisteredEmail = ({ session }: ShellSessionHolder) => session.registeredEmail;
export const selectHasExpired = ({ session }: ShellSessionHolder) => session.hasExpired;
export const selectProblem = ({ session }: ShellSessionHolder) => session.problem;
