const ownerKey = 'owner';

/**
 * Session storage and local storage belong to one user, for example the selected filters and sizes. They are
 * cleared when another user signs in.
 */
export function rememberOwner(userId: string): void {
  inEach((storage) => {
    const owner = storage.getItem(ownerKey);
    if (owner !== null && owner !== userId) storage.clear();
    storage.setItem(ownerKey, userId);
  });
}

export function clearStorage(): void {
  inEach((storage) => storage.clear());
}

function inEach(act: (storage: Storage) => void): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      act(window[name]);
    } catch {
      // Storage may be blocked or full. Then nothing is stored.
    }
  }
}
