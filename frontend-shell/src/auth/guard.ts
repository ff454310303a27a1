import type { SessionState } from '@haberdash/kit/session';
import type { RemoteEntry, Role } from '../remotes/remotes.api';

const authPages = ['/auth/login', '/auth/register'];

/** Where a visitor of this path must go instead; null when they may stay. */
export function redirectFor(
  address: string,
  { isAuthenticated, user }: SessionState,
  remotes: RemoteEntry[],
): string | null {
  const path = asTheRouterReads(address);
  if (!isAuthenticated) return authPages.includes(path) ? null : '/auth/login';

  const role: Role = user?.role === 'admin' ? 'admin' : 'shopper';
  if (isEntrance(path)) return homeOf(role, remotes);
  if (!isClosedTo(role, path, remotes)) return null;
  return role === 'admin' ? homeOf(role, remotes) : '/unauth-page';
}

/** Decoded, in any case, with or without a slash at the end: else /ADMIN or /%61dmin got past. */
function asTheRouterReads(address: string): string {
  return decoded(address).toLowerCase().replace(/\/+$/, '') || '/';
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function isEntrance(path: string): boolean {
  return path === '/' || authPages.includes(path);
}

function homeOf(role: Role, remotes: RemoteEntry[]): string {
  return remotes.find(({ audience }) => audience.includes(role))?.home ?? '/unauth-page';
}

/** Wherever in the path the name of a remote stands, it is for that remote's audience only. */
function isClosedTo(role: Role, path: string, remotes: RemoteEntry[]): boolean {
  return remotes.some(({ name, audience }) => path.includes(name) && !audience.includes(role));
}
