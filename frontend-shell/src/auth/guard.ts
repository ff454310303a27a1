import type { SessionState } from '@haberdash/kit/session';
import { signInPath } from '@haberdash/kit/sign-in-path';
import type { Visitors } from '@haberdash/kit/visitors';
import type { RemoteEntry, Role } from '../remotes/remotes.api';
import { nextPageIn } from './next-page';

interface GuardedSession extends SessionState {
  /** After a logout, signing in does not return to the last page. */
  isLoggedOut: boolean;
}

interface Place {
  pathname: string;
  search: string;
}

const authPages = ['/auth/login', '/auth/register', '/auth/forgot-password'];
/** Also for somebody who is signed in: the links in e-mails lead here. */
const linkedPages = ['/auth/reset-password', '/auth/invitation'];

/** The remotes, and what the shop lets visitors do. */
interface Areas {
  remotes: RemoteEntry[];
  visitors: Visitors;
}

/** Where the user must be redirected; null if the page is allowed. */
export function redirectFor(
  { pathname, search }: Place,
  { isAuthenticated, isLoggedOut, user }: GuardedSession,
  areas: Areas,
): string | null {
  const path = normalisedPath(pathname);
  if (isOpenPage(path, areas)) return null;
  const isAuthPage = authPages.includes(path);
  if (isAuthenticated) {
    const role = user?.role === 'admin' ? 'admin' : 'shopper';
    return isAuthPage ? pageAfterSignIn(search, role, areas) : redirectOf(role, path, areas.remotes);
  }
  if (isAuthPage || isVisitorPage(path, areas)) return null;
  return visitorHome(path, areas) ?? signInPath(isLoggedOut ? '/' : pathname + search);
}

const pageAfterSignIn = (search: string, role: Role, { remotes }: Areas): string =>
  nextPageIn(search) ?? homeOf(role, remotes);

/** Everybody may visit these pages. */
const isOpenPage = (path: string, { remotes }: Areas): boolean =>
  [...linkedPages, ...remotes.flatMap(({ openPages = [] }) => openPages)].includes(path);

function visitorHome(path: string, { remotes, visitors }: Areas): string | null {
  return visitors !== 'closed' && path === '/' ? homeOf('shopper', remotes) : null;
}

/** backend/src/storefront/pages/adapters/http/remote-pages.ts decides the same. A page that does not exist is open, too: it says so. */
function isVisitorPage(path: string, { remotes, visitors }: Areas): boolean {
  if (visitors === 'closed' || path === '/unauth-page') return false;
  const own = remotes.find(({ name }) => name === path.split('/')[1]);
  if (!own) return path !== '/';
  const { visitorPages = [], memberPages, buyerPages = [] } = own;
  if (visitors === 'buy' && isBelow(buyerPages, path)) return true;
  return isBelow(visitorPages, path) || (memberPages !== undefined && !isBelow(memberPages, path));
}

const isBelow = (pages: string[], path: string): boolean =>
  pages.some((page) => `${path}/`.startsWith(`${page}/`));

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
