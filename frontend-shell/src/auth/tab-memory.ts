const OWNER = 'owner';

/** What a tab remembers, as the filters that were chosen, is one user's: it is gone when another one signs in. */
export function rememberOwner(userId: string): void {
  const owner = sessionStorage.getItem(OWNER);
  if (owner !== null && owner !== userId) sessionStorage.clear();
  sessionStorage.setItem(OWNER, userId);
}

export function forgetTheTab(): void {
  sessionStorage.clear();
}
