import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionState, SessionUser } from '@haberdash/kit/session';
import type { Credentials, NewAccount, NewPassword } from './session.api';

/** Why the login or register form was refused. */
export interface FormProblem {
  /** Shown above the form. */
  message?: string;
  /** Errors by field; an empty one is replaced by the form's own message. */
  fields: Record<string, string>;
}

interface ShellSessionState extends SessionState {
  /** Whether the first session check is done; before, the guard cannot decide. */
  isChecked: boolean;
  /** Whether the first session check found the shop unreachable. It is repeated until the shop answers. */
  isShopUnreachable: boolean;
  /** Whether the last user logged out; then the next one does not return to the last page. */
  isLoggedOut: boolean;
  /** Whether the last session expired while it was used. */
  hasExpired: boolean;
  /** The e-mail of the account that was just registered, or whose password was just set, to fill in the login form. */
  registeredEmail: string;
  /** Whether the password was right and the account has a second factor. */
  isCodeNeeded: boolean;
  /** Whether a link to set another password was requested. */
  isResetLinkSent: boolean;
  resetLink: ResetLink;
  problem: FormProblem;
}

/** The link that sets another password, as far as it was checked. */
export interface ResetLink {
  /** Nothing is known of one that could not be checked. */
  state: 'unchecked' | 'valid' | 'invalid' | 'unknown';
  /** The account's address; '' where it is not known. */
  email: string;
}

const uncheckedLink: ResetLink = { state: 'unchecked', email: '' };

const noProblem: FormProblem = { fields: {} };

const initialState: ShellSessionState = {
  isAuthenticated: false,
  isLoading: true,
  isChecked: false,
  isShopUnreachable: false,
  isLoggedOut: false,
  hasExpired: false,
  registeredEmail: '',
  isCodeNeeded: false,
  isResetLinkSent: false,
  resetLink: uncheckedLink,
  problem: noProblem,
  user: null,
};

const signedOutState: ShellSessionState = { ...initialState, isLoading: false, isChecked: true };

function requested(state: ShellSessionState) {
  state.isLoading = true;
  state.problem = noProblem;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionCheckRequested: requested,
    shopFoundUnreachable(state) {
      state.isLoading = false;
      state.isShopUnreachable = true;
    },
    loginRequested: (state, _action: PayloadAction<Credentials>) => requested(state),
    registerRequested: (state, _action: PayloadAction<NewAccount>) => requested(state),
    resetLinkRequested: (state, _action: PayloadAction<{ email: string }>) => requested(state),
    resetLinkSent: () => ({ ...signedOutState, isResetLinkSent: true }),
    resetLinkOpened(state, _action: PayloadAction<{ token: string }>) {
      state.resetLink = uncheckedLink;
    },
    resetLinkChecked(state, { payload }: PayloadAction<ResetLink>) {
      state.resetLink = payload;
    },
    newPasswordSubmitted: (state, _action: PayloadAction<NewPassword>) => requested(state),
    /** A form of a page that has a slice of its own. */
    formSubmitted: requested,
    logoutRequested: requested,
    logoutFailed(state) {
      state.isLoading = false;
    },
    signedIn(_state, { payload }: PayloadAction<SessionUser>) {
      return { ...signedOutState, isAuthenticated: true, user: payload };
    },
    /** The user navigated, or returned to this tab. */
    shellUsed: () => {},
    /** A response had status 401. */
    sessionMissed: () => {},
    signedOut: (_state, { payload }: PayloadAction<{ byChoice: boolean; hasExpired?: boolean }>) => ({
      ...signedOutState,
      isLoggedOut: payload.byChoice,
      hasExpired: payload.hasExpired ?? false,
    }),
    /** Also after a password was set by a link. */
    registered: (_state, { payload }: PayloadAction<{ email: string }>) => ({
      ...signedOutState,
      registeredEmail: payload.email,
    }),
    codeNeeded: () => ({ ...signedOutState, isCodeNeeded: true }),
    credentialsRefused: ({ isCodeNeeded, resetLink }, { payload }: PayloadAction<FormProblem>) => ({
      ...signedOutState,
      isCodeNeeded,
      resetLink,
      problem: payload,
    }),
    /** Client-side validation failed; nothing was sent. */
    fieldsRefused(state, { payload }: PayloadAction<string[]>) {
      state.problem = { fields: Object.fromEntries(payload.map((name) => [name, ''])) };
    },
    authFormOpened(state) {
      state.isCodeNeeded = false;
      state.isResetLinkSent = false;
      state.problem = noProblem;
    },
  },
});

export const {
  sessionCheckRequested,
  shopFoundUnreachable,
  loginRequested,
  registerRequested,
  resetLinkRequested,
  resetLinkSent,
  resetLinkOpened,
  resetLinkChecked,
  newPasswordSubmitted,
  formSubmitted,
  logoutRequested,
  logoutFailed,
  signedIn,
  shellUsed,
  sessionMissed,
  signedOut,
  registered,
  codeNeeded,
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
export const selectIsCodeNeeded = ({ session }: ShellSessionHolder) => session.isCodeNeeded;
export const selectIsResetLinkSent = ({ session }: ShellSessionHolder) => session.isResetLinkSent;
export const selectResetLink = ({ session }: ShellSessionHolder) => session.resetLink;
export const selectHasExpired = ({ session }: ShellSessionHolder) => session.hasExpired;
export const selectProblem = ({ session }: ShellSessionHolder) => session.problem;
