import { readJson, writeItem, writeJson } from '../ui/storage';
import type { Addition } from './cart-changes';

const storageKey = 'intendedAddition';

export const rememberAddition = (addition: Addition): void =>
  writeJson('sessionStorage', storageKey, addition);

/** Returns the item that a visitor wanted to add before signing in, and forgets it. */
export function takeAddition(): Addition | null {
  const addition = readJson('sessionStorage', storageKey) as Addition | null;
  writeItem('sessionStorage', storageKey, null);
  return addition;
}
