import type { SessionState } from '@haberdash/kit/session';

const authPages = ['/auth/login', '/auth/register'];

/** Where a visitor of this path must go instead; null when they may stay. */
export function redirectFor(path: string, { isAuthenticated, user }: SessionState): string | null {
  const isAdmin = user?.role === 'admin';
  const home = isAdmin ? '/admin/dashboard' : '/shop/home';

  if (!isAuthenticated) return authPages.includes(path) ? null : '/auth/login';
  if (path === '/' || authPages.includes(path)) return home;
  if (!isAdmin && path.includes('admin')) return '/unauth-page';
  if (isAdmin && path.includes('shop')) return '/admin/dashboard';
  return null;
}
