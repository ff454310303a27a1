/** The login page's address. @param next path and query of the page to return to */
export function signInPath(next: string): string {
  return next === '/' ? '/auth/login' : `/auth/login?next=${encodeURIComponent(next)}`;
}
