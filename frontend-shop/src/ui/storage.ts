type StorageName = 'localStorage' | 'sessionStorage';

/** Browser storage may be blocked or full. Then nothing is written, and reads return null. */
export function writeItem(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    // The shop works without it.
  }
}

export function readItem(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

export const writeJson = (storage: StorageName, key: string, value: unknown): void =>
  writeItem(storage, key, JSON.stringify(value));

/** Null if the stored text is not JSON. */
export function readJson(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(readItem(storage, key) ?? 'null');
  } catch {
    return null;
  }
}
