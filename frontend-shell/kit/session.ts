import type { Schema } from './api/client';

export type SessionUser = Schema<'UserView'>;

export interface SessionState {
  isAuthenticated: boolean;
  isLoading: boolean;
  user: SessionUser | null;
}

/** The part of the store's state that every remote may read; the shell writes it. */
export interface SessionHolder {
  session: SessionState;
}

export function selectUser({ session }: SessionHolder): SessionUser | null {
  return session.user;
}
