import type { Schema } from './api/client';

export type SessionUser = Schema<'UserView'>;

export interface SessionState {
  isAuthenticated: boolean;
  isLoading: boolean;
  user: SessionUser | null;
  /** Whether the last session ended while it was used, and nobody has signed in since. */
  hasExpired?: boolean;
}

/** The state that every remote may read. Only the shell changes it. */
export interface SessionHolder {
  session: SessionState;
}

export function selectUser({ session }: SessionHolder): SessionUser | null {
  return session.user;
}

export function selectHasSessionExpired({ session }: SessionHolder): boolean {
  return session.hasExpired ?? false;
}
