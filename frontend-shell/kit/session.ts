import type { Schema } from './api/client';

export type SessionUser = Schema<'UserView'>;

export interface SessionState {
  isAuthenticated: boolean;
  isLoading: boolean;
  user: SessionUser | null;
}

/** The state that every remote may read. Only the shell changes it. */
export interface SessionHolder {
  session: SessionState;
}

export function selectUser({ session }: SessionHolder): SessionUser | null {
  return session.user;
}
