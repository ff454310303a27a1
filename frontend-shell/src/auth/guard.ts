import type { SessionState } from '@haberdash/kit/session';
import type { RemoteEntry, Role } from '../remotes/remotes.api';
import { loginPathFor, nextPageIn } from './next-page';

interface GuardedSession extends SessionState {
  /** After a logout, signing in does not return to the last page. */
  isLoggedOut: boolean;
}

interface Place {
  pathname: string;
  search: string;
}

const authPages = ['/auth/login', '/auth/register'];

/** Where the user must be redirected; null if the page is allowed. */
export function redirectFor(
  { pathname, search }: Place,
  { isAuthenticated, isLoggedOut, user }: GuardedSession,
  remotes: RemoteEntry[],
): string | null {
  const path = normalisedPath(pathname);
  const isAuthPage = authPages.includes(path);
  if (isAuthenticated) {
    const role = user?.role === 'admin' ? 'admin' : 'shopper';
    return isAuthPage ? (nextPageIn(search) ?? homeOf(role, remotes)) : redirectOf(role, path, remotes);
  }
  if (isAuthPage) return null;
  return loginPathFor(isLoggedOut ? '/' : pathname + search);
}

function redirectOf(role: Role, path: string, remotes: RemoteEntry[]): string | null {
  if (path === '/') return homeOf(role, remotes);
  if (!isClosedTo(role, path, remotes)) return null;
  return role === 'admin' ? homeOf(role, remotes) : '/unauth-page';
}

/** Decoded, in lower case and without a trailing slash; otherwise /ADMIN or /%61dmin would bypass the guard. */
function normalisedPath(address: string): string {
  return decoded(address).toLowerCase().replace(/\/+$/, '') || '/';
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function homeOf(role: Role, remotes: RemoteEntry[]): string {
  return remotes.find(({ audience }) => audience.includes(role))?.home ?? '/unauth-page';
}

/**
 * A path's first segment names its remote. A path of no remote is closed to a role if it contains the name of a
 * closed remote.
 */
function isClosedTo(role: Role, path: string, remotes: RemoteEntry[]): boolean {
  const own = remotes.find(({ name }) => name === path.split('/')[1]);
  const mentioned = own ? [own] : remotes.filter(({ name }) => path.includes(name));
  return mentioned.some(({ audience }) => !audience.includes(role));
}
