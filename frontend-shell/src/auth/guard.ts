import type { SessionState } from '@haberdash/kit/session';

const authPages = ['/auth/login', '/auth/register'];

/** Where a visitor of this path must go instead; null when they may stay. */
export function redirectFor(address: string, { isAuthenticated, user }: SessionState): string | null {
  const path = asTheRouterReads(address);
  if (!isAuthenticated) return authPages.includes(path) ? null : '/auth/login';
  return user?.role === 'admin' ? redirectOfAdmin(path) : redirectOfShopper(path);
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

function redirectOfAdmin(path: string): string | null {
  return isEntrance(path) || path.includes('shop') ? '/admin/dashboard' : null;
}

function redirectOfShopper(path: string): string | null {
  if (isEntrance(path)) return '/shop/home';
  return path.includes('admin') ? '/unauth-page' : null;
}

function isEntrance(path: string): boolean {
  return path === '/' || authPages.includes(path);
}
