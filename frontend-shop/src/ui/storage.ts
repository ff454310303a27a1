type StorageName = 'localStorage' | 'sessionStorage';

/** The browser may forbid its storage, or have it full: then nothing is kept, and nothing found. */
export function keep(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    // Without it the shop works, and remembers less.
  }
}

export function kept(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

export const keepJson = (storage: StorageName, key: string, value: unknown): void =>
  keep(storage, key, JSON.stringify(value));

/** It may hold anything: what makes no sense counts as nothing. */
export function keptJson(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(kept(storage, key) ?? 'null');
  } catch {
    return null;
  }
}
