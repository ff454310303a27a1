import { readJson, writeJson } from '../ui/storage';

const storageKey = 'viewed';
/** The server lists no more products at once. */
export const maxViewed = 12;

/** The ids of the products that were opened on this device, the latest first. */
export function viewedProducts(): string[] {
  const stored = readJson('localStorage', storageKey);
  return Array.isArray(stored) ? stored.map(String).slice(0, maxViewed) : [];
}

export function rememberViewed(id: string): void {
  keepViewed([id, ...viewedProducts().filter((other) => other !== id)].slice(0, maxViewed));
}

export const keepViewed = (ids: string[]): void => writeJson('localStorage', storageKey, ids);
