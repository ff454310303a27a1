const OWNER = 'owner';

/**
 * What the tab and the device remember, as the filters that were chosen and the sizes that were bought, is one user's:
 * it is gone when another one signs in.
 */
export function rememberOwner(userId: string): void {
  inEach((storage) => {
    const owner = storage.getItem(OWNER);
    if (owner !== null && owner !== userId) storage.clear();
    storage.setItem(OWNER, userId);
  });
}

export function forgetEverything(): void {
  inEach((storage) => storage.clear());
}

function inEach(act: (storage: Storage) => void): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      act(window[name]);
    } catch {
      // Full or forbidden: then nobody's things are kept there.
    }
  }
}
